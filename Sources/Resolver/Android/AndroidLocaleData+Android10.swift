extension AndroidLocaleData {
  /// Where the tables of Android 10 differ from those of Android 14: seen by asking both versions'
  /// own matcher about every language and region.
  ///
  /// Each line changes one table: `script` and `parent` set a value (the script `-` is none), `root`
  /// removes parents in a script, `representative` and `unrepresentative` change that set.
  static let android10Changes = """
    script - abq adp an ars bjt bla blg cad cic clc cmg crg crh dmf drh eka esg eza gba grb hur
    script - ife io jar jbo kaw knf kr ktr kwk kwq kxe kxl kzh kzj kzt lil mic mo mww nnp nst oj
    script - ojs oka oui ppa pqm sav sog tdu txo udi uok uth wsg xco zhx zkt
    script Arab doi kdh ms_ID rhg sd_IN
    script Beng ccp
    script Hant zh_MY
    script Hmng hnj
    script Latn sat
    parent en_001 en_BE en_CA en_PH
    root Latn en_MV es_BZ
    root Arab ar_AE
    representative + ia_Latn_FR
    unrepresentative - adp_Tibt_BT an_Latn_ES ann_Latn_NG ars_Arab_SA bjt_Latn_SN bla_Latn_CA
    unrepresentative - blg_Latn_MY cad_Latn_US cic_Latn_US clc_Latn_CA cmg_Soyo_MN crg_Latn_CA
    unrepresentative - crh_Cyrl_UA daf_Latn_CI dmf_Medf_NG doi_Deva_IN drh_Mong_CN esg_Gonm_IN
    unrepresentative - hi_Latn_IN hnj_Hmnp_US hur_Latn_CA ife_Latn_TG kaw_Kawi_ID kdh_Latn_TG
    unrepresentative - knf_Latn_GW ktr_Latn_MY ku_Yezi_GE kwk_Latn_CA kxl_Deva_IN kzj_Latn_MY
    unrepresentative - kzt_Latn_MY lil_Latn_CA mic_Latn_CA mo_Latn_RO mww_Hmnp_US nnp_Wcho_IN
    unrepresentative - nst_Tnsa_IN oj_Cans_CA ojs_Cans_CA oka_Latn_CA oui_Ougr_143 ppa_Deva_IN
    unrepresentative - pqm_Latn_CA rhg_Rohg_MM sat_Olck_IN sav_Latn_SN sog_Sogd_UZ tdu_Latn_MY
    unrepresentative - trw_Arab_PK txo_Toto_IN udi_Aghb_RU wsg_Gong_IN xco_Chrs_UZ zhx_Nshu_CN
    unrepresentative - zkt_Kits_CN
    """
}
