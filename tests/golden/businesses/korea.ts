import { fact, facts, type GoldenBusiness, hours, price } from '../golden-business.ts'

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
