extension MonthNames {
  /// January to December in the languages that apps are translated into.
  ///
  /// They are CLDR's, as in a date and, where that differs, as they stand alone; in small letters, without articles.
  static let full = [
    "january february march april may june july august september october november december",
    "januar februar märz april mai juni juli august september oktober november dezember",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre "
      + "diciembre",
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre "
      + "dicembre",
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro "
      + "dezembro",
    "januari februari maart april mei juni juli augustus september oktober november "
      + "december",
    "januari februari mars april maj juni juli augusti september oktober november december",
    "januar februar marts april maj juni juli august september oktober november december",
    "januar februar mars april mai juni juli august september oktober november desember",
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października "
      + "listopada grudnia",
    "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik "
      + "listopad grudzień",
    "ledna února března dubna května června července srpna září října listopadu prosince",
    "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
    "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
    "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie "
      + "noiembrie decembrie",
    "január február március április május június július augusztus szeptember október "
      + "november december",
    "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta "
      + "syyskuuta lokakuuta marraskuuta joulukuuta",
    "tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu "
      + "marraskuu joulukuu",
    "januari februari maret april mei juni juli agustus september oktober november desember",
    "gener febrer març abril maig juny juliol agost setembre octubre novembre desembre",
    "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
    "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
    "січень лютий березень квітень травень червень липень серпень вересень жовтень листопад "
      + "грудень",
    "януари февруари март април май юни юли август септември октомври ноември декември",
    "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
    "ژانویهٔ فوریهٔ مارس آوریل مهٔ ژوئن ژوئیهٔ اوت سپتامبر اکتبر نوامبر دسامبر",
    "ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر",
    "ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου "
      + "οκτωβρίου νοεμβρίου δεκεμβρίου",
    "ιανουάριος φεβρουάριος μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος "
      + "οκτώβριος νοέμβριος δεκέμβριος",
    "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר",
    "siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada "
      + "studenoga prosinca",
    "siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni "
      + "prosinac",
    "januára februára marca apríla mája júna júla augusta septembra októbra novembra "
      + "decembra",
    "január február marec apríl máj jún júl august september október november december",
    "januar februar marec april maj junij julij avgust september oktober november december",
    "јануар фебруар март април мај јун јул август септембар октобар новембар децембар",
    "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio "
      + "lapkričio gruodžio",
    "sausis vasaris kovas balandis gegužė birželis liepa rugpjūtis rugsėjis spalis "
      + "lapkritis gruodis",
    "janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris "
      + "novembris decembris",
    "jaanuar veebruar märts aprill mai juuni juuli august september oktoober november "
      + "detsember",
    "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม "
      + "พฤศจิกายน ธันวาคม",
    "januari februari mac april mei jun julai ogos september oktober november disember",
    "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्तूबर नवंबर दिसंबर",
    "জানুয়ারী ফেব্রুয়ারী মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর "
      + "ডিসেম্বর",
    "იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი "
      + "ნოემბერი დეკემბერი",
    "հունվարի փետրվարի մարտի ապրիլի մայիսի հունիսի հուլիսի օգոստոսի սեպտեմբերի հոկտեմբերի "
      + "նոյեմբերի դեկտեմբերի",
    "հունվար փետրվար մարտ ապրիլ մայիս հունիս հուլիս օգոստոս սեպտեմբեր հոկտեմբեր նոյեմբեր "
      + "դեկտեմբեր",
    "urtarrila otsaila martxoa apirila maiatza ekaina uztaila abuztua iraila urria azaroa "
      + "abendua",
    "xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro",
    "janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember",
    "јануари февруари март април мај јуни јули август септември октомври ноември декември",
    "janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor",
    "yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr",
    "қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан",
    "yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr",
    "januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba",
    "enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre "
      + "disyembre",
    "januarie februarie maart april mei junie julie augustus september oktober november "
      + "desember",
  ]

  /// The short ones, which are also other words: only beside a number they are months.
  static let short = [
    "jan feb mar apr may jun jul aug sep oct nov dec",
    "jan feb märz apr mai juni juli aug sept okt nov dez",
    "jan feb mär apr mai jun jul aug sep okt nov dez",
    "janv févr mars avr mai juin juil août sept oct nov déc",
    "ene feb mar abr may jun jul ago sept oct nov dic",
    "gen feb mar apr mag giu lug ago set ott nov dic",
    "jan fev mar abr mai jun jul ago set out nov dez",
    "jan feb mrt apr mei jun jul aug sep okt nov dec",
    "jan feb mars apr maj juni juli aug sep okt nov dec",
    "jan feb mar apr maj jun jul aug sep okt nov dec",
    "jan feb mars apr mai juni juli aug sep okt nov des",
    "jan feb mar apr mai jun jul aug sep okt nov des",
    "sty lut mar kwi maj cze lip sie wrz paź lis gru",
    "led úno bře dub kvě čvn čvc srp zář říj lis pro",
    "oca şub mar nis may haz tem ağu eyl eki kas ara",
    "ian feb mar apr mai iun iul aug sept oct nov dec",
    "jan febr márc ápr máj jún júl aug szept okt nov dec",
    "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu",
    "jan feb mar apr mei jun jul agu sep okt nov des",
    "gen febr març abr maig juny jul ag set oct nov des",
    "янв февр марта апр мая июня июля авг сент окт нояб дек",
    "янв февр март апр май июнь июль авг сент окт нояб дек",
    "січ лют бер квіт трав черв лип серп вер жовт лист груд",
    "яну фев март апр май юни юли авг сеп окт ное дек",
    "ιαν φεβ μαρ απρ μαΐ ιουν ιουλ αυγ σεπ οκτ νοε δεκ",
    "ιαν φεβ μάρ απρ μάι ιούν ιούλ αύγ σεπ οκτ νοέ δεκ",
    "sij velj ožu tra svi lip srp kol ruj lis stu pro",
    "jan feb mar apr máj jún júl aug sep okt nov dec",
    "jan feb mar apr maj jun jul avg sep okt nov dec",
    "јан феб мар апр мај јун јул авг сеп окт нов дец",
    "saus vas kov bal geg birž liep rugp rugs spal lapkr gruod",
    "janv febr marts apr maijs jūn jūl aug sept okt nov dec",
    "jaan veebr märts apr mai juuni juuli aug sept okt nov dets",
    "xan feb mar abr maio xuño xul ago set out nov dec",
  ]
}
