import { foldText } from '../inbox/fold-text.ts'

/** What is offered by such messages again and again, in the languages of forms. Whoever needs a tradesman says none of it. */
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
  // Russian and Chinese, in which most of what comes in foreign letters is written
  ...['казино', 'криптовалют', 'займ', 'продвижение сайт', 'накрутк', 'хрумер', 'диплом о', 'для взрослых', 'эскорт'],
  ...['代开发票', '谷歌推广', '外贸推广', '公司注册', '海运'],
]

const folded = [...new Set(phrases.map(foldText))]

/** How many of them a message has that the website itself does not speak of: an agency is asked for what it offers. */
export function countPhrases(text: string, ofWebsite: string): number {
  const message = foldText(text)
  const found = folded.filter((phrase) => message.includes(phrase))
  if (found.length === 0) return 0
  const offered = foldText(ofWebsite)
  return found.filter((phrase) => !offered.includes(phrase)).length
}
