/**
 * Words that say nothing beside a fact: a sentence of facts and these alone is redundant once the facts are shown. Never a word that
 * denies, limits, compares or praises. Small, as being wrong here loses what an owner said.
 */
export const glueWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    "i i'm i am we we're we are is it it's the a an and or & my our me us in at on of by to for from with have has charge charges cost costs price prices services service offer do call phone tel telephone text email e-mail mail whatsapp contact ring number mobile open opening hours based located area areas cover covering languages hi hello please or i've we've also you can reach website web find",
  ),
  de: words(
    'ich bin wir sind ist das der die ein eine und oder & mein unser uns mir in im am an auf von zu für mit haben habe hat preise preis leistungen bieten an tel telefon mobil e-mail mail email whatsapp kontakt nummer anruf geöffnet öffnungszeiten unter',
  ),
  fr: words(
    "je suis nous sommes est c'est le la les un une des du de et ou & mon ma notre nos à au en avec ai avons prix tarifs tarif services tél tel téléphone portable e-mail mail email whatsapp contact numéro ouvert horaires par appelez-nous appelez",
  ),
  es: words(
    'yo soy somos estamos es el la los las un una unos y e o & mi nuestro nuestra nuestros en a al de del con tengo tenemos precio precios tarifas servicios ofrecemos tel teléfono móvil correo e-mail email whatsapp contacto número abierto horario por llámenos llama llámanos',
  ),
  it: words(
    "io sono siamo noi è il lo la i gli le un una e ed o & mio mia nostro nostra a al in di del della con ho abbiamo prezzo prezzi servizi offriamo tel telefono cellulare e-mail mail email whatsapp contatti numero aperto aperti orari orario",
  ),
  pt: words(
    'eu sou somos estamos é o a os as um uma e ou & meu minha nosso nossa em no na de do da com tenho temos preço preços serviços oferecemos tel telefone telemóvel e-mail email whatsapp contacto contato número aberto horário por',
  ),
  nl: words(
    'ik ben wij we zijn is de het een en of & mijn ons onze in te op van met heb hebben prijs prijzen diensten bieden tel telefoon mobiel e-mail mail email whatsapp contact nummer open openingstijden bel',
  ),
  pl: words('ja jestem my jesteśmy to jest i oraz lub & mój moja nasz nasza w we na z mam mamy cena ceny usługi oferujemy tel telefon e-mail mail email whatsapp kontakt numer otwarte godziny'),
  sv: words('jag är vi det en ett och eller & min vår våra i på av med har pris priser tjänster erbjuder tel telefon mobil e-post mail email whatsapp kontakt nummer öppet öppettider ring'),
  ja: words('は が の を に で です ます と も TEL tel 電話 料金 メール 営業時間 価格 まで'),
  ko: words('은 는 이 가 을 를 의 에 에서 입니다 합니다 전화 가격 이메일 영업시간 과 와'),
} // biome-ignore format: tables

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
