import { foldText } from '../fold-text.ts'

/**
 * Patterns of sales pitches by kind, in the form languages and the languages of most spam. Matched against folded text. A customer may
 * match one kind, hardly two. Only `\b` and `\d` survive folding.
 */
const kinds = {
  /** The sender sells something. */
  offer: [
    String.raw`\bwe (?:also )?(?:offer|provide|supply|export|produce|manufacture|guarantee|recruit|specialize|remove|buy)\b`,
    String.raw`\b(?:we are|this is|i am) (?:a|an|the)? ?(?:\w+ ){0,3}(?:agency|company|manufacturer|supplier|vendor|factory|provider)\b`,
    String.raw`\bwe (?:can|will|could) (?:help you|send your|bring|grow|place|rank|redesign|get you|build|boost|increase|double)\b`,
    String.raw`\bwe (?:helped|have (?:helped|produced|a verified|exclusive|buyers|clients|resources))\b`,
    String.raw`\bour (?:services|prices|packages|ai|software|dedicated|clients|catalogue?|platform|system|database|developers)\b`,
    String.raw`\bi (?:can|could|help) (?:\w+ )?(?:bring|get|rank|grow|book|increase|boost|double)\b|\b(?:hire|buy) (?:full|real|cheap|premium|backlinks)\b`,
    String.raw`\b(?:buy|order|try|use|about) (?:my|our) (?:services?|gigs?|products?|tools?|softwares?|packages?)\b|\bmake (?:an )?offer (?:for|to) you\b|\bwe charge\b|\bwe (?:'d|would) like to pay\b|\bwe'd like to pay\b|\bour (?:lenders?|team|network|portfolio|pricing|group)\b|\bi (?:\w+ )?help (?:\w+ )?(?:businesses|companies|owners|brands|people)\b`,
    String.raw`\bwir (?:bieten|bringen|erstellen|verkaufen|garantieren|vermitteln|steigern)\b|\bunsere[rsnm]? (?:losung|software|dienstleistung|agentur|suchmaschinen)`,
    String.raw`\bnous (?:proposons|offrons|vous aidons|garantissons|creons|pouvons (?:vous|le|la))\b|\bnotre (?:agence|solution|plateforme)\b|\boffre de\b|\bachetez\b|\bje propose\b`,
    String.raw`\b(?:ofrecemos|ofrezco|aumentamos|creamos|garantizamos|vendemos|somos una)\b|\b(?:nuestro|nuestra) (?:software|agencia|servicio)\b|\bcompra \w+`,
    String.raw`\b(?:offriamo|proponiamo|garantiamo|vendiamo|gestiamo|gestiti)\b|\bla nostra (?:agenzia|soluzione)\b`,
    String.raw`\b(?:oferecemos|criamos|vendemos)\b|\boferujemy\b|\bdich vu\b`,
    '弊社|ご提案|ご案内して|当サービス|突然のご連絡',
    '저희 (?:앱|업체|회사|서비스)|보장|올려 ?드립니다|대행|판매합니다',
    'предлага|прода[её]м|продвижени|раскрутк|накрутк|рассылк|прогон|оптом',
    '我们是|提供|欢迎咨询|一站式|专业|代开|推广|双清',
    'نقدم|خدمات|أفضل الأسعار|خصم',
  ],
  /** Free to start. */
  bait: [
    String.raw`\bfree (?:\w+ )?(?:audit|trial|demo|sample|analysis|consultation|report|webinar|shipping|spins?|hosting|terminal|set ?up|logo|week|phone|iphone|gift|estimate online|solar|quote in)`,
    String.raw`\b(?:first (?:week|month)|try it) free\b|\bno (?:credit (?:check|card)|obligation|deposit|contract|collateral|bots|fees|experience|monthly)\b|\brisk free\b|\bmoney back\b|\bpay only after\b|\bgift card\b`,
    String.raw`\bkostenlos\w* (?:analyse|beratung|terminal|erstgesprach|branchen|angebot|demo|test)|\bunverbindlich|\bohne (?:schufa|verpflichtung|grundgebuhr|lizenz)|\bkeine grundgebuhr`,
    String.raw`\b(?:audit|essai|devis|test|analyse|inscription|consultation) (?:gratuit|offert)|\bgratuit\w* sur demande|\btest gratuit|\bsans engagement\b`,
    String.raw`\bprueba gratis|\b(?:auditoria|consulta|alta|asesoria|demo) (?:gratis|gratuita)|\bsin (?:compromiso|aval|experiencia)\b`,
    String.raw`\b(?:preventivo|audit|consulenza|prova|analisi|demo) gratuit|\bprova gratis|\b(?:giri|iscriviti) gratis|\bgratis per\b|\bsenza (?:ricetta|deposito|impegno)\b`,
    '無料(?:診断|相談|登録|体験|お試し|で|レポート)|初心者でも',
    '무료 ?(?:상담|체험단|입장|입점|리딩|진단)|무료로 입점|수수료 0',
    'бесплатн|без (?:отказа|регистрации|комиссии|вложений)|гаранти',
  ],
  /** Exaggerated prices, discounts and incomes. */
  money: [
    String.raw`\d ?% (?:off|discount|rabatt|de descuento|de reduction|di sconto)|\b(?:save|cut|sparen|earn|double|reduces?|increase)\b[^.]{0,40}\d ?%|\b(?:save )?up to \d+ ?%|\b100 ?%`,
    String.raw`\b(?:just|only|from|at|solo|ab|nur|per|a|por solo|a partir de|desde|mit|for) ?[$£€] ?\d|[$£€] ?\d[\d,.]*[km]? ?(?:/|per |a )(?:hour|hr|month|million|week|day)`,
    String.raw`\d ?(?:€|euros?|dollars?|usd|\$) ?(?:a|per|pro|par|a la|al|im|am|au) ?(?:week|month|woche|monat|tag|semana|mes|dia|semaine|mois|jour|settimana|giorno|mese)`,
    String.raw`\b(?:gana|gagnez|guadagna|verdienen sie|earn|make) (?:\w+ ){0,2}[$€£]?\d`,
    String.raw`\b(?:guaranteed|we guarantee|garantiert|garantizad\w+|garantiti|garanti\b|garantido)`,
    String.raw`\b(?:bonus|bono de|promo code|clearance|outlet sale|wholesale|best prices?|factory (?:price|direct)|low(?:est)? (?:price|interest)|affordable|cheap|white hat|special offer|limited offer|moq|fob|oem|autopilot|voucher and)\b`,
    String.raw`\b(?:interes|taux|tasso|tasa|zinsen|interest rate)\b[^.]{0,12}\d|\bal \d+ ?%|\bau taux\b`,
    'ボーナス|月収|今だけ|限定|格安|平均\\d倍',
    '쿠폰|수익률|첫충|월 ?\\d+ ?만|할인가|최저가',
    'скидк|недорого|дешев|от \\d+ руб|доход|заработок|выгодн',
    '税点低|价格优惠|低价|最低|优惠',
  ],
  /** Urgent calls to action. */
  urge: [
    String.raw`\b(?:order|apply|register|buy|shop|sign up|join|claim|download|subscribe|enrol|get started|compare quotes|check your|book|pay)\b ?(?:now|today|here|at\b|online|securely|our|eligibility|in 30|you in)`,
    String.raw`\b(?:click|tap) (?:here|below|the link|on)\b|\bto unsubscribe\b|\bunsubscribe:|\breply (?:stop|with "|"?yes|to order|for (?:price|more)|urgently|to this)|\bcontact (?:us today|me for)\b`,
    String.raw`\b(?:hurry|today only|only today|limited time|this (?:week|month) only|last chance|final notice|closing soon|act fast|about to expire|expires today|before monday)\b|\bwithin \d+ (?:hours|days)|\bin 24 hours\b|\byou have \d+ hours`,
    String.raw`\binterested\?|\bwould you be (?:interested|open)|\bshall i send|\b(?:can|may) i (?:send|book|bring)|\bi will send counts|\bare you the right person|\bany interest\b|\bplease (?:share|send) (?:your|me your)?(?: phone number| prices| requirement)|\blet me know your (?:price|budget|target|requirement)`,
    String.raw`\bfor (?:more |a )?(?:details|detailed proposal|quotation)|\blooking forward to your inquiry|\bfind our catalogue|\brequest our|\bwatch (?:a|our|the)\b|\bour brochure\b|\bproof\b.{0,20}\bhere\b|\bsee the evidence\b`,
    String.raw`\bwould you like to (?:find out|know|learn|hear|see) (?:more|how)|\bsend (?:you |over )?(?:some |more |the |all )?details\b|\blet me know (?:in your reply|if (?:you are|you're|you would be) interested)|\border my\b|\b(?:are you|be|you're) (?:interested|open)\b|\breply (?:with|if|back|here)\b|\bquick (?:call|chat)\b|\bhop on a\b|\breach(?:ing|ed)? out\b|\bsee our (?:pricing|portfolio|work|offers?)\b|\bsee (?:our )?portfolio\b|\bno strings attached\b|\bcheck (?:it )?out (?:our|my|here)\b`,
    String.raw`\bjetzt (?:anfragen|beantragen|starten|angebot|sichern|unverbindlich|kaufen|bestellen|testen)|\bgerne (?:erstelle|sende) ich ihnen|\bbestatigen sie|\btermin buchen|\bbitte zahlen sie`,
    String.raw`\bcliquez|\binscrivez|\bdemandez votre|\bcontactez-moi|\bprofitez|\bsous \d+ ?h|\ben (?:24|48) ?h|\bconfirmer votre|\bconfirmez`,
    String.raw`\bresponda si\b|\bregistrate|\binscribete|\bescribame|\bconfirme sus|\bhaz clic|\bhoy: |\boferta valida|\bpulse aqui|\ble envio una`,
    String.raw`\biscriviti|\bclicca|\bcontattaci|\brichiedi (?:ora|il)|\bultimi posti|\bposso inviarvi|\bverifica se|\bconferma i`,
    String.raw`\bchame no\b|\bfale conosco`,
    '今すぐ|お申し込みはこちら|資料を無料|line登録|お支払いください|ご確認ください http',
    '지금 (?:가입|신청|바로)|문의 ?주세요|가입하|확인하세요|신규 가입',
    'пишите|подробности|закажите|купить|звоните',
    '欢迎咨询|联系电话|立即|تواصل معنا|اتصل الآن',
  ],
  /** Promised growth, or threats to the business. */
  growth: [
    String.raw`\b(?:more|new|extra|get|double|increase|boost|grow|bring|buy|exclusive|qualified)\b[^.]{0,30}\b(?:leads|traffic|clients|customers|visitors|followers|sales|visibility|reputation|rankings?|reviews|buyers)\b`,
    String.raw`\brank(?:ing|s|ed)?\b[^.]{0,40}\bgoogle\b|\bgoogle\b[^.]{0,40}\b(?:rank|ranking|business profile)|\b(?:page 1|page one|first page|top 3 in|search results|on-page|seo (?:services|audit|package|friendly)|d[ar] \d\d)\b`,
    String.raw`\bnot ranking\b|\b(?:businesses|companies|websites|shops) like yours\b|\b(?:potential|qualified|targeted) (?:buyers|customers|clients|leads)\b|\b(?:your )?(?:key ?words|key ?phrases|meta tags?|domain authority|google index|conversion rate|competitors)\b|\badvertis(?:e|ing) (?:your|that|on)\b`,
    String.raw`\b(?:for|of|on|in|to) your (?:business|company|web ?site|site|store|domain)\b|\byour (?:web ?site|site|domain name|page) (?:is missing|does not|doesn't|could|has|needs|needs a|submitted)\b|\bturn visitors\b|\b(?:working capital|directories|featured in)\b|\bi (?:just )?(?:found|noticed) (?:that )?your (?:web)?site\b|\b(?:technical errors|few issues|errors on your)|\blooks? outdated|\bredesign|\bnot optimi[sz]ed|\byour business listing|\bvisitors to your website|\bbadly reviewed|\bbad reviews\b|\bdigital marketing\b`,
    String.raw`\bmehr (?:kunden|besucher|umsatz|anfragen)|\bseite 1\b|\bkaum gefunden|\bwirkt veraltet|\b(?:kunden|patienten)anfragen|\bbranchen\w*eintrag|\bbewertungen kaufen`,
    String.raw`\bplus de (?:clients|visites)|\bnouveaux clients|\bvisibilite\b|\bpremiere page|\brefonte|\breferencement|\bavis google`,
    String.raw`\bmas (?:clientes|visitas|ventas)|\bprimera pagina|\bposicionamiento|\bvender mas|\bvisitas a su|\bseguidores reales|\bmiles de usuarios`,
    String.raw`\bpiu (?:clienti|pazienti|vendite)|\baumentate i|\bprima pagina|\bnon e posizionato|\bposizionamento|\bcampagne facebook`,
    String.raw`\bvender mais|\btrafego pago|\bilk sayfa|\btop google|\bpozycjonowani`,
    '集客|上位表示|検索順位|問い合わせが|売上アップ|求人広告',
    '상위노출|순위|매출|수강생을 늘|체험단|홍보',
    'поисков|клиентов|посещаемост|базы данных',
    '谷歌推广|外贸|海外客户|تصميم المواقع|التسويق',
  ],
  /** Addressed to nobody in particular. */
  greeting: [
    String.raw`\bdear (?:sir|madam|friend|purchasing|manager|ceo|business owner|owner|webmaster|customer|user)|\bhello manager|\bhi dear\b|\bhi (?:handsome|doctor)\b|\bgreetings (?:of|in)|\bhope you are doing|\bglad to know|\b(?:came|ran) across your|\b(?:checking|browsing|reviewing) your (?:web)?site|\bsorry to bother you|\b(?:looking at|went through|visited) your website|\bin the name of the lord\b`,
    String.raw`\bthanks & regards|\byour (?:computer|account|facebook page|website uses|mailbox) (?:is|has|images)|\byou have been selected|\bcongratulations!|\bquick question\b`,
    '대표님|您好，我们',
  ],
  /** Moves the conversation to a private channel. */
  messenger: [
    String.raw`\b(?:add|on|via|my|through|by|or|em|al|por|no|su) whats ?app\b|\bwhats ?app:? ?\+|\bwhats ?app \+|\btelegram|\btelegra\.ph|\bt\.me\b|\bwechat|\bdiscord\b|\bwa\.me\b|\bqq ?\d`,
    '微信|telegram|телеграм|카톡|line登録|واتساب|в whatsapp',
  ],
} as const satisfies Record<string, readonly string[]>

const patterns = Object.values(kinds).map((kind) => new RegExp(kind.map(foldText).join('|'), 'u'))

/** The number of kinds of sales pitch in a text. */
export function countSalesTalk(text: string): number {
  const folded = foldText(text)
  return patterns.filter((pattern) => pattern.test(folded)).length
}

/** Typical spam phrases in each form language, which real customers don't write. */
const phrases = [
  // English
  ...['rank on google', 'first page of google', 'seo services', 'seo audit', 'search engine optimization', 'backlinks'],
  ...['guest post', 'link building', 'domain authority', 'increase your traffic', 'website traffic', 'email list'],
  ...['bulk email', 'redesign your website', 'lead generation', 'online casino', 'casino bonus', 'sports betting'],
  ...['crypto investment', 'bitcoin', 'forex trading', 'passive income', 'make money online', 'work from home job'],
  ...['payday loan', 'business loan', 'merchant cash advance', 'viagra', 'cialis', 'weight loss pills'],
  ...['replica watches', 'adult dating', 'hot singles', 'buy followers', 'instagram followers', 'whatsapp marketing'],
  ...['dofollow', 'do-follow', 'link insertion', 'sponsored article', 'sponsored post', 'paid post', 'essay writing'],
  ...['casino', 'free spins', 'crypto', 'trading robot', 'trading bot', 'stock is about', 'without prescription'],
  ...['cbd', 'keto', 'escort', 'onlyfans', 'dating', 'iptv', 'mod apk', 'next of kin', 'inheritance', 'barrister'],
  ...[
    'million dollars',
    'million usd',
    'giveaway',
    'nft',
    'outlet sale',
    'louis vuitton',
    'ray-ban',
    'virtual assistant',
  ],
  ...[
    'mobile app development',
    'data entry',
    'credit check',
    'your databases',
    'extracted your',
    'community standards',
  ],
  ...['contact forms', 'verified database', 'google reviews', 'solar panels end', 'advertising sites'],
  // Spanish
  ...[
    'posicionamiento seo',
    'posicionamiento web',
    'primera pagina de google',
    'aumentar su trafico',
    'casino en linea',
  ],
  ...['apuestas deportivas', 'ganar dinero en linea', 'ingresos pasivos', 'prestamo rapido', 'comprar seguidores'],
  ...['criptomonedas', 'prestamos de', 'amarres de amor', 'vidente', 'enlaces dofollow', 'datos bancarios', 'adelgaza'],
  // French
  ...['referencement naturel', 'referencement google', 'premiere page de google', 'augmenter votre trafic'],
  ...['casino en ligne', 'paris sportifs', 'argent en ligne', 'revenu passif', 'pret rapide'],
  ...['acheter des abonnes', 'refonte de votre site', 'articles sponsorises', 'cryptomonnaie', 'trading automatique'],
  ...['marabout', 'retour de l’etre aime', 'pret entre particuliers', 'abonnement iptv', 'boite mail est pleine'],
  // Italian
  ...['posizionamento seo', 'prima pagina di google', 'aumentare il traffico', 'casino online', 'scommesse sportive'],
  ...['guadagnare online', 'reddito passivo', 'prestito veloce', 'comprare follower'],
  ...['trading online', 'criptovalute', 'cialis generico', 'articolo sponsorizzato', 'fotovoltaico gratis'],
  // German
  ...['suchmaschinenoptimierung', 'erste seite bei google', 'seo optimierung', 'mehr besucher auf ihrer website'],
  ...['linkaufbau', 'gastbeitrag', 'sportwetten', 'geld verdienen im internet', 'passives einkommen', 'sofortkredit'],
  ...['krypto investment', 'follower kaufen', 'linkpartnerschaft', 'linktausch', 'freispiele', 'bitcoin-handel'],
  ...['bewertungen kaufen', 'zollgebuhr', 'paket konnte nicht zugestellt', 'frauen in deiner nahe'],
  // Japanese
  ...['seo対策', '検索順位', '上位表示', '被リンク', 'オンラインカジノ', 'スポーツベット', '仮想通貨投資', '副業'],
  ...['不労所得', '即日融資', '出会い系', 'フォロワー購入'],
  ...['仮想通貨', '高収入', '今夜会え', '未払いの税金', '被リンク購入'],
  // Korean
  ...['검색엔진 최적화', '상위노출', '백링크', '온라인 카지노', '카지노사이트', '바카라', '스포츠토토', '코인 투자'],
  ...['부업', '대출 상담', '즉시대출', '팔로워 구매'],
  ...['먹튀', '안전놀이터', '슬롯', '리딩방', '체험단', '배송이 지연', '주소 불일치'],
  // Russian and Chinese: most spam in foreign scripts
  ...['казино', 'криптовалют', 'займ', 'продвижение сайт', 'накрутк', 'хрумер', 'диплом о', 'для взрослых', 'эскорт'],
  ...['代开发票', '谷歌推广', '外贸推广', '公司注册', '海运'],
]

const folded = [...new Set(phrases.map(foldText))]

/** The number of spam phrases in a message, except those on the website itself: an agency gets asked about what it sells. */
export function countPhrases(text: string, ofWebsite: string): number {
  const message = foldText(text)
  const found = folded.filter((phrase) => message.includes(phrase))
  if (found.length === 0) return 0
  const offered = foldText(ofWebsite)
  return found.filter((phrase) => !offered.includes(phrase)).length
}
