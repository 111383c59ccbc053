/// Characters that are written differently in Simplified and Traditional Chinese.
///
/// Only pairs whose simplified form isn't written in Traditional texts and the other way round, of the words that apps use; a
/// text of one sentence nearly always has one of them.
enum ChineseCharacters {
  /// Which of the two a text is written in; `nil` if it has neither's characters, or both.
  static func script(of text: String) -> String? {
    var (hasSimplified, hasTraditional) = (false, false)
    for scalar in text.unicodeScalars where 0x4E00...0x9FFF ~= scalar.value {
      if simplified.contains(scalar) { hasSimplified = true }
      if traditional.contains(scalar) { hasTraditional = true }
    }
    guard hasSimplified != hasTraditional else { return nil }
    return hasSimplified ? "Hans" : "Hant"
  }

  private static let simplified = Set(pairs.map(\.0))
  private static let traditional = Set(pairs.map(\.1))

  private static let pairs: [(Unicode.Scalar, Unicode.Scalar)] = {
    let scalars = Array(written.unicodeScalars)
    return stride(from: 0, to: scalars.count - 1, by: 2).map { (scalars[$0], scalars[$0 + 1]) }
  }()

  /// Each simplified character with its traditional one behind it.
  private static let written =
    "这這们們国國说說时時对對过過还還进進动動问問车車长長门門见見现現东東电電话話语語请請读讀设設认認证證购購货貨费費资資质質员員"
    + "图圖场場报報扫掃护護变變听聽备備头頭将將导導应應开開关關闭閉录錄态態战戰执執换換损損数數无無显顯术術权權条條标標样樣检檢"
    + "测測浏瀏滚滾灵靈点點热熱爱愛状狀独獨环環确確离離种種称稱稳穩笔筆筛篩签簽简簡类類紧緊约約级級纯純纸紙线線组組细細终終经經"
    + "结結给給统統继繼续續维維绿綠编編缓緩网網联聯脑腦节節获獲蓝藍补補装裝览覽触觸订訂计計讯訊记記许許论論访訪评評识識译譯试試"
    + "该該详詳误誤调調谁誰谢謝贴貼赞讚转轉轮輪软軟载載输輸边邊达達运運连連远遠适適选選递遞遗遺邮郵释釋钟鐘钱錢链鏈销銷锁鎖错錯"
    + "键鍵镜鏡间間闻聞阅閱队隊际際难難静靜项項顺順须須预預频頻题題额額颜顏风風飞飛马馬验驗鲜鮮齐齊务務刚剛创創删刪协協单單卖賣"
    + "历歷参參号號吗嗎响響够夠奖獎孙孫岁歲师師帐帳张張强強归歸当當忆憶怀懷总總择擇据據摄攝敌敵断斷旧舊暂暫乐樂书書买買亿億仅僅"
    + "价價优優传傳伤傷体體儿兒两兩层層帮幫带帶广廣库庫为為产產"
}
