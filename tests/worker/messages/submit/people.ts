/** The websites of the measurement, with their language and text. */
export const businesses = {
  plumber: {
    language: 'en',
    formLanguage: 'english',
    says: 'Whitfield Plumbing, Leeds. Boilers, bathrooms, leaks and gas safety certificates.',
  },
  photographer: {
    language: 'en',
    formLanguage: 'english',
    says: 'Weddings, families and headshots in Bristol. Vouchers and prints.',
  },
  agency: {
    language: 'en',
    formLanguage: 'english',
    says: 'Websites and marketing for shops in Austin: SEO services, search engine optimization, lead generation, website traffic audits.',
  },
  hairdresser: {
    language: 'de',
    formLanguage: 'german',
    says: 'Friseur in Wien. Schneiden, Färben, Balayage und Hochsteckfrisuren.',
  },
  restaurant: {
    language: 'fr',
    formLanguage: 'french',
    says: 'Bouchon lyonnais. Cuisine de saison, terrasse, groupes sur réservation.',
  },
  yoga: { language: 'es', formLanguage: 'spanish', says: 'Estudio de yoga en Valencia. Clases, retiros y bonos.' },
  dentist: {
    language: 'it',
    formLanguage: 'italian',
    says: 'Studio dentistico a Torino. Igiene, impianti, ortodonzia.',
  },
  carpenter: { language: 'ja', formLanguage: 'japanese', says: '京都の大工。棚、建具、畳と襖の修理。' },
  piano: { language: 'ko', formLanguage: 'korean', says: '부산 피아노 학원. 어린이와 성인 레슨.' },
} as const

export type Business = keyof typeof businesses

/** A post: website, name, email address or phone number, message, and the value of the hidden field. */
export type Post = readonly [website: Business, name: string, reach: string, message: string, trap?: string]

/** 60 messages as customers write them, written before the scorer was measured against them. */
export const people: readonly Post[] = [
  // A plumber in Leeds
  [
    'plumber',
    'Sarah Whitfield',
    'sarah.whitfield@gmail.com',
    'Hi, our boiler has lost pressure again. Could someone come out this week please? We are in LS6.',
  ],
  [
    'plumber',
    'J. Hargreaves',
    'jh@hargreaves-lettings.co.uk',
    'Good morning, we manage 14 flats around Headingley and need a gas safety certificate for each. What is your price per flat and how soon could you start?',
  ],
  ['plumber', 'Ellie', 'ellie_88@hotmail.co.uk', 'Heya, do u do bathrooms? Just after a rough quote. Ta x'],
  ['plumber', 'Gareth', 'gareth@gmail.com', '?'],
  [
    'plumber',
    'Site manager',
    'site@northbuild.example',
    'Subcontract enquiry: first fix on six houses in Morley from 12 January. Day rate or price per plot? Drawings can be sent on request.',
  ],
  [
    'plumber',
    'María',
    'maria.lopez@gmail.com',
    'Hola, ¿hablan español? Necesito un fontanero para el baño, no sale agua caliente.',
  ],
  ['plumber', 'Hannah', 'hannah@gmail.com', 'Asap please!!!!!!!!'],
  ['plumber', 'Will', 'will.m@gmail.com', 'Are you Gas Safe registered? If so what is your number so I can check.'],
  [
    'plumber',
    'Craig',
    'craig@gmail.com',
    'Looking for an apprenticeship in plumbing for my son (17). He has a CSCS card. Do you take anyone on?',
  ],
  // A wedding photographer in Bristol
  [
    'photographer',
    'Jess & Sam',
    'jessandsam2027@gmail.com',
    'Hi! We are getting married on 12 June 2027 at Ashton Court. Are you free, and what do your packages start at?',
  ],
  [
    'photographer',
    'Bride to be',
    'lucyb@icloud.com',
    'This is the style we like: https://www.pinterest.co.uk/pin/12345/ and https://www.instagram.com/p/Cxyz/ . Could you do something similar?',
  ],
  [
    'photographer',
    'Daniel',
    'dan.hughes@gmail.com',
    'Do you do videos as well, or drone shots? We have a budget of about £1,500 all in.',
  ],
  [
    'photographer',
    'Tim',
    'tim@gmail.com',
    'Do you ever need a second shooter? I am a photography student at UWE. Portfolio: https://timshoots.myportfolio.com',
  ],
  [
    'photographer',
    'Property Desk',
    'photos@homeandway.example',
    'Estate agency looking for someone to shoot 3–4 houses a week, floor plans too. Please send your rate card.',
  ],
  [
    'photographer',
    'Abdul',
    '+44 7700 900654',
    'Salaam brother, nikah on 4th, need female photographer for ladies side. Possible?',
  ],
  [
    'photographer',
    'Ben',
    'ben@gmail.com',
    'My hard drive died. Do you still have our wedding gallery from 2021? The link you sent back then does not work: https://gallery.example.com/benandjo',
  ],
  [
    'photographer',
    'Max',
    'max@gmail.com',
    'I need to rank the entries of our village photo competition. Would you be a judge? It is a Saturday morning and there is cake.',
  ],
  // A consultant for websites and marketing in Austin, asked about what spam offers
  [
    'agency',
    'Tina',
    'tina@tinasbakery.example',
    'I need a new website for my bakery. The old one is www.tinasbakery.example and it is embarrassing.',
  ],
  [
    'agency',
    'Carl',
    'carl@gmail.com',
    'How long does search engine optimization take before you see something? Honest answer please.',
  ],
  ['agency', 'Jo', 'jo@gmail.com', 'wordpress hacked!!! site shows casino stuff. can you fix today??'],
  // A hairdresser in Vienna
  ['hairdresser', 'Hr. Berger', '0664 1234567', 'Bitte um Rückruf'],
  ['hairdresser', 'Thomas', 'thomas.w@a1.net', 'Habt ihr montags offen? Auf Google steht ja, an der Tür steht nein.'],
  [
    'hairdresser',
    'Наташа',
    '+43 664 7654321',
    'Здравствуйте! Можно записаться на стрижку в четверг? Я плохо говорю по-немецки.',
  ],
  ['hairdresser', 'M. Gruber', 'mg@gmx.at', 'GUTSCHEIN FÜR 50 EURO BITTE PER POST AN MEINE ADRESSE. DANKE'],
  [
    'hairdresser',
    'Ingrid Wallner',
    'i.wallner@gmx.at',
    'Welche Farbe verwenden Sie? Ich bin gegen PPD allergisch und brauche die Liste der Inhaltsstoffe.',
  ],
  [
    'hairdresser',
    'Kosmetik Moser',
    'office@kosmetik-moser.example',
    'Wir sind zwei Häuser weiter und bekommen oft eure Pakete. Heute liegt wieder eines bei uns.',
  ],
  ['hairdresser', 'Rosa', '01 5550177', 'Oma möchte zu Hause eine Dauerwelle. Machen Sie Hausbesuche im 3. Bezirk?'],
  // A restaurant in Lyon
  [
    'restaurant',
    'Camille Durand',
    'camille.durand@free.fr',
    'Bonjour, je voudrais réserver une table pour 6 samedi soir à 20h. Une personne est allergique aux noix. Merci !',
  ],
  [
    'restaurant',
    'Entreprise Valmy',
    'contact@valmy-sarl.example',
    'Nous cherchons un lieu pour notre repas de fin d’année, 35 personnes, budget 45 € par personne boissons comprises. Pouvez-vous nous envoyer un devis ?',
  ],
  ['restaurant', 'Sylvie', 'sylvie.b@laposte.net', 'LE MENU DU JOUR EST IL AFFICHE SUR LE SITE'],
  [
    'restaurant',
    'Paulo',
    'paulo@gmail.com',
    'Bonjour, proposez-vous des plats sans gluten et végétaliens ? Ma femme est cœliaque.',
  ],
  [
    'restaurant',
    'Gérard',
    'gerard@wanadoo.fr',
    'Très déçu hier soir. Quarante minutes d’attente et le canard était froid. J’attends un geste de votre part.',
  ],
  ['restaurant', 'Li Wei', 'liwei@qq.com', '你好，我们周五晚上有八个人，可以预订吗？有中文菜单吗？'],
  // A yoga studio in Valencia
  [
    'yoga',
    'Lucía Ferrer',
    'lucia.ferrer@gmail.com',
    '¡Hola! ¿Tenéis clases para principiantes por la tarde? Nunca he hecho yoga y tengo 54 años.',
  ],
  [
    'yoga',
    'Empresa Naranjas Sol',
    'rrhh@naranjassol.example',
    'Buenos días, buscamos clases de yoga para 15 empleados, un día a la semana en nuestra oficina. ¿Nos pasáis presupuesto?',
  ],
  ['yoga', 'Iván', 'ivan@gmail.com', '¿La clase de prueba es gratis? ¿Hay que llevar algo?'],
  ['yoga', 'Paco', 'paco@gmail.com', 'Quiero darme de baja a partir de marzo. ¿Cómo lo hago?'],
  ['yoga', 'Lola', '622 333 444', 'se puede ir con niños?'],
  ['yoga', 'Anastasia', 'nastya@mail.ru', 'Hola, hablo poco español. Cuanto cuesta un mes? Спасибо'],
  // A dentist in Turin
  [
    'dentist',
    'Giulia Ferrero',
    'giulia.ferrero@libero.it',
    'Buongiorno, ho un forte mal di denti da ieri. Avete posto oggi o domani mattina?',
  ],
  ['dentist', 'Paolo', 'paolo@gmail.com', 'Quanto costa un impianto? Me ne servono due. Fate rate?'],
  ['dentist', 'Rita', 'rita@tiscali.it', 'Accettate la mutua o un’assicurazione come UniSalute?'],
  ['dentist', 'Luca', 'luca@gmail.com', 'sbiancamento prezzo?'],
  ['dentist', 'Franca', '011 5550188', 'E aperto sabato?'],
  [
    'dentist',
    'Igienista',
    'valentina.c@gmail.com',
    'Sono un’igienista dentale con tre anni di esperienza e cerco lavoro a Torino. Posso mandarvi il curriculum?',
  ],
  // A carpenter in Kyoto
  [
    'carpenter',
    '田中 健一',
    'k.tanaka@docomo.ne.jp',
    'はじめまして。台所の棚の取り付けをお願いしたいのですが、見積もりはいくらでしょうか。',
  ],
  [
    'carpenter',
    '鈴木',
    'suzuki@yahoo.co.jp',
    '写真をこちらに置きました。https://photos.app.goo.gl/abCdE このような本棚は作れますか？',
  ],
  [
    'carpenter',
    '渡辺',
    'watanabe@gmail.com',
    '先日はありがとうございました。とてもきれいに仕上がり、家族も喜んでいます。',
  ],
  ['carpenter', '吉田', 'yoshida@softbank.jp', '見習いの募集はありますか。二十二歳、未経験です。'],
  ['carpenter', '김민수', 'minsu@naver.com', '안녕하세요. 교토에 사는 한국인입니다. 책장 제작 가능한가요?'],
  ['carpenter', '林', 'hayashi@gmail.com', 'キャンセルしたいです。すみません。'],
  // A piano school in Busan
  [
    'piano',
    '이서연',
    'seoyeon@naver.com',
    '안녕하세요, 일곱 살 아이 피아노 레슨 문의드립니다. 수업료와 시간표 알려 주세요.',
  ],
  ['piano', '정은주', 'eunju@daum.net', '다음 주 수요일 수업은 아이가 아파서 못 갈 것 같아요. 보강 가능할까요?'],
  ['piano', '한소희', 'sohee@gmail.com', '체험 수업 신청합니다!'],
  ['piano', '임', '010-5555-0101', '네 감사합니다'],
  ['piano', '권나라', 'nara@gmail.com', '두 자매가 같이 다니면 할인되나요?'],
  ['piano', '유미', 'yumi@gmail.com', '안녕하세요'],
  // More for the plumber: odd shapes
  ['plumber', 'x', 'x@gmail.com', 'boiler'],
  ['plumber', 'Kelly', 'kelly@gmail.com', 'is this the right number for you? 0113 496 0000. no one picks up'],
  ['photographer', 'Ola', 'ola@gmail.com', 'Would you trade? I bake wedding cakes and need photos of them.'],
]
