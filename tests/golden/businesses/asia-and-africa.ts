import { fact, facts, type GoldenBusiness, hours, price } from '../golden-business.ts'

const japan_ = { country: 'JP', language: 'ja-JP' }

export const japan: readonly GoldenBusiness[] = [
  {
    id: 'jp-watch-repair',
    ...japan_,
    answers: {
      businessName: '時計修理 刻み堂',
      businessActivities:
        '京都で三代続く時計修理店です。電池交換1,500円から、オーバーホール28,000円から。一級時計修理技能士の店主、沢渡健吾が対応します。営業時間は10時から18時、水曜定休。お見積りは無料です。',
      businessLocation: '京都市',
      contact: '075-555-0142',
    },
    facts: [
      fact('trade', '時計修理'),
      fact('other', /三代/),
      price(/電池交換/, '1,500円'),
      price(/オーバーホール/, '28,000円'),
      fact('credential', '一級時計修理技能士'),
      fact('person', '沢渡健吾'),
      fact('other', /10時から18時|10:00.{1,3}18:00/),
      fact('other', /水曜定休|水曜日.{0,6}(?:休|定休)/),
      fact('term', /見積りは無料/),
      fact('phone', '075-555-0142'),
    ],
    absent: [/[a-z]{4,} [a-z]{3,}/, '宝石', '指輪', 'ジュエリー'],
    services: { not: ['水曜', '沢渡', '営業時間', '京都', '三代'] },
  },
  {
    id: 'jp-salon',
    ...japan_,
    answers: {
      businessName: 'ヘアサロン つむぎ',
      businessActivities:
        '【メニュー】\nカット 4,400円\nカラー 6,600円\nパーマ 7,700円\n前髪カット 1,100円\n\n【営業時間】火〜日 9:30〜19:00\n【定休日】月曜\n予約優先。お子様連れ歓迎。駐車場2台。',
      businessLocation: '福岡県糸島市',
      contact: '092-555-0136',
    },
    facts: [
      price('カット', '4,400円'),
      price('カラー', '6,600円'),
      price('パーマ', '7,700円'),
      price('前髪カット', '1,100円'),
      hours('Tue-Sun', '9:30', '19:00', '火〜日 9:30〜19:00'),
      fact('other', /定休日】?:?\s?月曜|月曜.{0,6}(?:休|定休)/),
      fact('term', '予約優先'),
      fact('audience', 'お子様連れ歓迎'),
      fact('term', /駐車場2台/),
      fact('phone', '092-555-0136'),
      fact('area', /糸島/),
    ],
    absent: [/[a-z]{4,} [a-z]{3,}/, 'ネイル', 'エステ', 'ヘッドスパ', 'トリートメント'],
    services: { are: ['カット', 'カラー', 'パーマ', '前髪カット', 'ヘアサロン'] },
  },
  {
    id: 'jp-tutor',
    ...japan_,
    answers: {
      businessName: '英語教室 リトルオーク',
      businessActivities:
        '小学生向けの英語教室です。カナダ出身のエマと日本人講師の中野が教えています。月4回、月謝8,800円、入会金5,500円。1クラス6名まで。体験レッスンは1,000円。Lessons in English only on Fridays.',
      businessLocation: '長野県松本市',
      contact: 'hello@littleoak.example',
    },
    facts: [
      fact('trade', '英語教室'),
      fact('audience', /小学生/),
      ...facts('person', /エマ/, /中野/),
      fact('other', 'カナダ出身'),
      fact('other', '月4回'),
      price(/月謝/, '8,800円'),
      price(/入会金/, '5,500円'),
      fact('term', /6名まで/),
      price(/体験レッスン/, '1,000円'),
      fact('term', /lessons in english only on fridays/),
      fact('email', 'hello@littleoak.example'),
    ],
    absent: ['中学生', '高校', 'TOEIC', '英検', '数学'],
    services: { not: ['エマ', '中野', '入会金', 'カナダ', '金曜', '6名'] },
  },
  {
    id: 'jp-one-line',
    ...japan_,
    answers: { businessName: '畳の井上', businessActivities: '畳屋', businessLocation: '金沢' },
    facts: [fact('trade', '畳屋'), fact('area', '金沢')],
    absent: [/[a-z]{4,} [a-z]{3,}/, '円', '襖', '障子', '年'],
    services: { are: ['畳屋'] },
  },
]

const inKorea = { country: 'KR', language: 'ko-KR' }
const english = /[a-z]{4,} [a-z]{3,}/

export const korea: readonly GoldenBusiness[] = [
  {
    id: 'kr-piano-academy',
    ...inKorea,
    answers: {
      businessName: '도담 피아노교습소',
      businessActivities:
        '초등학생과 성인을 위한 피아노 교습소입니다. 원장 서하윤은 경력 17년입니다. 주 2회 월 16만원, 주 3회 월 20만원, 성인 1:1 수업 45분 40,000원. 월요일부터 금요일 13:00~20:00, 토요일 10:00~14:00. 상담은 예약제입니다.',
      businessLocation: '대전 유성구',
      contact: '042-555-0134',
    },
    facts: [
      fact('trade', /피아노 ?교습소/),
      fact('audience', /초등학생과 성인/),
      fact('person', /서하윤/),
      fact('experience', /17년/),
      price(/주 2회/, '16만원', '160,000원'),
      price(/주 3회/, '20만원', '200,000원'),
      price(/성인 1:1/, '40,000원'),
      fact('duration', '45분'),
      hours('Mon-Fri', '13:00', '20:00', '월요일부터 금요일 13:00~20:00'),
      hours('Sat', '10:00', '14:00', '토요일 10:00~14:00'),
      fact('term', /예약제/),
      fact('phone', '042-555-0134'),
    ],
    absent: [english, '기타 레슨', '바이올린', '영어', '운전', '입시'],
    services: { not: ['서하윤', '토요일', '경력', '유성구', '예약제'] },
  },
  {
    id: 'kr-nail',
    ...inKorea,
    answers: {
      businessName: '네일 연두',
      businessActivities:
        '젤네일 45,000원\n젤제거 10,000원\n패디큐어 55,000원\n속눈썹 펌 40,000원\n\n100% 예약제 / 노쇼 시 예약금 10,000원 환불 불가\n화~일 11시~20시, 월 휴무\n주차 1대 가능',
      businessLocation: '서울 망원동',
      contact: '카톡 @nailyeondu.example 010-5550-0187',
    },
    facts: [
      price('젤네일', '45,000원'),
      price('젤제거', '10,000원'),
      price('패디큐어', '55,000원'),
      price(/속눈썹 펌/, '40,000원'),
      fact('term', /100 ?% 예약제/),
      fact('term', /예약금 10,000원/),
      hours('Tue-Sun', '11:00', '20:00', '화~일 11시~20시'),
      fact('other', /월 휴무|월요일.{0,6}휴무/),
      fact('term', /주차 1대/),
      fact('area', '망원동'),
      fact('link', 'nailyeondu.example'),
      fact('phone', '010-5550-0187'),
    ],
    absent: [english, '헤어', '왁싱', '마사지', '타투'],
    services: { are: ['젤네일', '젤제거', '패디큐어', '속눈썹 펌'] },
  },
  {
    id: 'kr-guesthouse',
    ...inKorea,
    answers: {
      businessName: '바람언덕 민박',
      businessActivities:
        '제주 애월에서 부부가 운영하는 민박입니다. 2인실 8만원, 4인실 13만원, 조식 포함. 입실 15시, 퇴실 11시. 반려동물은 함께 못 오세요. 바다까지 걸어서 5분. 영어와 일본어 가능합니다.',
      businessLocation: '제주 애월읍',
      contact: 'windhill@stay.example',
    },
    facts: [
      fact('trade', '민박'),
      fact('area', /애월/),
      price(/2인실/, '8만원', '80,000원'),
      price(/4인실/, '13만원', '130,000원'),
      fact('term', '조식 포함'),
      fact('term', /입실 15시/),
      fact('term', /퇴실 11시/),
      fact('term', /반려동물/),
      fact('other', /걸어서 5분/),
      ...facts('language', /영어/, /일본어/),
      fact('email', 'windhill@stay.example'),
    ],
    absent: [english, '수영장', '바비큐', '렌터카', '스파'],
    services: { not: ['반려동물', '영어', '일본어', '입실', '퇴실', '부부'] },
  },
  {
    id: 'kr-shoe-repair',
    ...inKorea,
    answers: {
      businessName: '한뼘 구두수선',
      businessActivities:
        '구두수선 열쇠 도장. 뒷굽 12000원, 밑창 35000원부터, 도장 당일. 현금만. 을지로3가역 4번 출구 앞',
      businessLocation: '서울',
    },
    facts: [
      fact('trade', /구두 ?수선/),
      ...facts('service', /열쇠/, /도장/),
      price(/뒷굽/, '12000원'),
      price(/밑창/, '35000원'),
      fact('duration', /당일/),
      fact('term', /현금만/),
      fact('address', /을지로3가역 4번 출구/),
    ],
    absent: [english, '가방', '세탁', '명품'],
    services: { not: ['현금만', '을지로3가역', '당일', '출구'] },
  },
]

const inSouthAfrica = { country: 'ZA', language: 'en-ZA' }
const inIndia = { country: 'IN', language: 'en-IN' }

export const africaAndIndia: readonly GoldenBusiness[] = [
  {
    id: 'za-hair-braiding',
    ...inSouthAfrica,
    answers: {
      businessName: 'Crown by Thandeka',
      businessActivities:
        'Braids, locs and wigs. Box braids R450 (4 to 6 hours), knotless R650, retwist R280, wig install R350. Bring your own hair or buy here. R100 deposit to book, not refundable. I speak isiZulu, English and Sesotho. Tue to Sun 9am to 6pm. Kids from 5 years old.',
      businessLocation: 'Soweto, Johannesburg',
      contact: 'WhatsApp 082 555 0142',
    },
    facts: [
      ...facts('service', /braids/, /locs/, /wigs?/),
      price(/box braids/, 'R450'),
      fact('duration', /4 to 6 hours|4-6 hours/),
      price(/knotless/, 'R650'),
      price(/retwist/, 'R280'),
      price(/wig install/, 'R350'),
      fact('term', /bring your own hair/),
      price(/deposit/, 'R100'),
      fact('term', /not refundable/),
      ...facts('language', /isizulu|zulu/, 'English', /sesotho|sotho/),
      hours('Tue-Sun', '9:00', '18:00', 'Tue to Sun 9am to 6pm'),
      fact('audience', /kids from 5/),
      fact('person', 'Thandeka'),
      fact('phone', '082 555 0142'),
    ],
    absent: ['blow dry', 'haircut', 'color', 'nails', '$', '£'],
    services: {
      not: ['isiZulu', 'Sesotho', 'English', 'deposit', 'Kids', 'not refundable', 'Thandeka', 'Bring your own'],
    },
  },
  {
    id: 'za-solar',
    ...inSouthAfrica,
    answers: {
      businessName: 'Kameeldoring Solar',
      businessActivities:
        "Solar & inverter installations in the Northern Cape. 5 kW hybrid system with one battery from R89 900 installed. 10-year warranty on panels. PV GreenCard no. GC-20417, wireman's licence 11-8834. Site visit R750 within 50 km, deducted if you order. Afrikaans/English. Praat gerus Afrikaans!",
      businessLocation: 'Upington',
      contact: '+27 54 555 0119, info@kameeldoring.example',
    },
    facts: [
      fact('trade', /solar/),
      fact('area', /northern cape/),
      price(/5 ?kw/, 'R89 900'),
      fact('term', /10-year warranty/),
      fact('license', 'GC-20417'),
      fact('license', '11-8834'),
      price(/site visit/, 'R750'),
      fact('area', /50 km/),
      fact('term', /deducted if you order/),
      ...facts('language', 'Afrikaans', 'English'),
      fact('phone', '+27 54 555 0119'),
      fact('email', 'info@kameeldoring.example'),
    ],
    absent: ['rewiring', 'plug points', 'geyser', 'load shedding', '25 years', '$'],
    services: { not: ['Afrikaans', 'GreenCard', 'wireman', 'warranty', 'Northern Cape', '50 km', '10-year'] },
  },
  {
    id: 'za-swimming',
    ...inSouthAfrica,
    answers: {
      businessName: 'Little Fins',
      businessActivities:
        'heated indoor pool, baby swimming from 6 months, max 4 babies per class, R160 per class paid termly, moms or dads in the water, instructor Leanne Botha is STA qualified and does first aid every year',
      businessLocation: 'Gqeberha',
    },
    facts: [
      fact('trade', /baby swimming/),
      fact('other', /heated indoor pool/),
      fact('audience', /6 months/),
      fact('term', /max 4 babies/),
      price(/class/, 'R160'),
      fact('term', 'paid termly'),
      fact('person', 'Leanne Botha'),
      fact('credential', /sta qualified/),
      fact('credential', /first aid/),
    ],
    absent: ['driving', 'pool cleaning', 'maintenance', 'diving', 'adults'],
    services: { not: ['moms or dads', 'first aid', 'Leanne', 'max 4', 'heated', 'paid termly'] },
  },
  {
    id: 'in-tailor-menu',
    ...inIndia,
    answers: {
      businessName: 'Meenakshi Boutique & Tailors',
      businessActivities:
        'Blouse stitching Rs 450 / lining blouse Rs 750 / padded Rs 950 / churidar Rs 650 / fall & pico Rs 120. Maggam work from ₹3,500. Delivery 7 days. Urgent 2 days extra ₹200. Timings 10.30 am to 8.30 pm, Sunday holiday. Near Saibaba Temple, 80 Feet Road, Indiranagar. Tamil, Kannada, Hindi, English.',
      businessLocation: 'Bengaluru',
      contact: '+91 80 5555 0126',
    },
    facts: [
      price(/blouse stitching/, '₹450'),
      price(/lining blouse/, '₹750'),
      price(/padded/, '₹950'),
      price(/churidar/, '₹650'),
      price(/fall & pico/, '₹120'),
      price(/maggam work/, '₹3,500'),
      fact('duration', /7 days/),
      price(/urgent/, '₹200'),
      fact('other', /10[.:]30 ?am.{1,4}(?:to )?8[.:]30 ?pm/),
      fact('other', /sunday holiday|sunday.{0,10}closed/),
      fact('address', /80 feet road/),
      ...facts('language', 'Tamil', 'Kannada', 'Hindi', 'English'),
      fact('phone', '+91 80 5555 0126'),
      fact('trade', /tailors?/),
    ],
    absent: ['dry cleaning', 'wedding dress', 'suits', 'Monday', '$'],
    services: {
      not: ['Tamil', 'Kannada', 'Hindi', 'Sunday', 'Saibaba', 'Delivery', 'Urgent', 'Indiranagar', 'Timings'],
    },
  },
  {
    id: 'in-yoga-teacher',
    ...inIndia,
    answers: {
      businessName: 'Prana Veedu',
      businessActivities:
        'Hatha yoga teacher with 22 years of teaching. I learnt under my uncle in Thrissur. Morning batch 6 to 7, evening batch 6:30 to 7:30, Monday to Saturday. Monthly fee ₹2,000. Ladies-only batch at 10. Online classes for NRIs at $12. Please come with an empty stomach.',
      businessLocation: 'Kochi, Kerala',
      contact: 'pranaveedu@post.example',
    },
    facts: [
      fact('trade', /hatha yoga/),
      fact('experience', '22 years'),
      fact('other', 'Thrissur'),
      fact('other', /morning batch 6 to 7|6(?::00)? ?(?:am)? ?-7/),
      fact('other', /6:30 to 7:30|6:30 ?(?:pm)?-7:30|18:30-19:30/),
      fact('other', /monday (?:to|-) ?saturday|monday-saturday/),
      price(/monthly/, '₹2,000'),
      fact('audience', /ladies-only batch at 10/),
      price(/online classes/, '$12'),
      fact('term', /empty stomach/),
      fact('email', 'pranaveedu@post.example'),
    ],
    absent: ['gym', 'pilates', 'reiki', 'retreat', 'meditation', 'certified'],
    services: { not: ['empty stomach', 'Monday', 'uncle', 'Thrissur', '22 years', 'NRIs'] },
  },
  {
    id: 'in-ac-repair',
    ...inIndia,
    answers: {
      businessName: 'Sri Ganesh Cooling',
      businessActivities:
        'AC REPAIR & SERVICE\n* split AC service 599\n* window AC service 499\n* gas filling 2,800\n* installation 1,500\nall brands. fridge and washing machine also. spare parts 90 days warranty. 9am-9pm all 7 days. Kukatpally, Miyapur, Kondapur',
      businessLocation: 'Hyderabad',
      contact: '040 5555 0188',
    },
    facts: [
      fact('trade', /ac repair/),
      price(/split ac service/, '599'),
      price(/window ac service/, '499'),
      price(/gas filling/, '2,800'),
      price(/installation/, '1,500'),
      fact('term', /all brands/),
      fact('service', /fridge/),
      fact('service', /washing machine/),
      fact('term', /90 days warranty/),
      hours('Daily', '9:00', '21:00', '9am-9pm all 7 days'),
      ...facts('area', 'Kukatpally', 'Miyapur', 'Kondapur'),
      fact('phone', '040 5555 0188'),
    ],
    absent: ['heating', 'boiler', 'laundry', 'dry cleaning', 'petrol', '$'],
    services: { not: ['Kukatpally', 'Miyapur', 'Kondapur', 'all brands', 'spare parts', '90 days', '9am'] },
  },
]
