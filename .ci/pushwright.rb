# `.ci/package` writes the words in capitals: where the release is, its version, checksum, commit and day.
class Pushwright < Formula
  desc "Composer and previewer of Firebase Cloud Messaging messages"
  homepage "DOWNLOADS"
  url "DOWNLOADS/pushwright-VERSION.tar.gz"
  sha256 "SHA256"

  depends_on "swift" => :build
  depends_on "expat"
  depends_on "fribidi"
  depends_on :linux
  depends_on "ncurses"
  depends_on "sqlite"

  def install
    ENV["PUSHWRIGHT_STAMP"] = "STAMP"
    system "swift", "build", "--disable-sandbox", "-c", "release", "--static-swift-stdlib", "--product", "pushwright",
           "-Xcc", "-I#{HOMEBREW_PREFIX}/include", "-Xlinker", "-L#{HOMEBREW_PREFIX}/lib"
    bin.install ".build/release/pushwright"
    generate_completions_from_executable(bin/"pushwright", "--generate-completion-script")
    pages = Utils.safe_popen_read(bin/"pushwright", "manual").lines(chomp: true)
    pages.each do |page|
      section = man/"man#{page.split(".").last}"
      section.mkpath
      (section/page).write Utils.safe_popen_read(bin/"pushwright", "manual", page)
    end
    (pkgshare/"themes").install Dir["Themes/*.toml"]
  end

  test do
    assert_match "pushwright VERSION", shell_output("#{bin}/pushwright --version")
    (testpath/"draft.json").write '{"message": {"topic": "news", "notification": {"title": "Hello"}}}'
    assert_match "Hello", shell_output("#{bin}/pushwright preview draft.json --locale en")
  end
end
