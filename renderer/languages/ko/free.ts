import type { FreeWords } from '../free-words.ts'

export const free: FreeWords = {
  free: '무료(?:로)?',
  isFree: '(?:은|는|이|가|도)?\\s*(?:모두|항상|전액)?\\s*(?:무료|공짜)',
  no: '(?!)',
  isNone: '(?:은|는|이|가|도)?\\s*(?:없음|없습니다|없어요|받지 않습니다|받지 않아요|무료|0원)',
  not: '않|아닙니다|아니|없|불가',
  limits: '경우|이상|이하|이내|만(?=\\s|$)|한정|까지|첫|처음|부터|제외|평일|할 때',
  limitsAfter: '(?!)',
  idle: '(?!)',
  facts: {
    callOut: { label: '출장비', charge: '출장(?:비용?|료)', service: '출장' },
    quote: { label: '견적', service: '견적' },
    minimum: { label: '최소 주문', charge: '최소\\s*(?:주문(?:\\s*금액)?|금액|비용|이용)' },
    booking: { label: '예약금', charge: '예약(?:금|\\s*수수료)' },
    consultation: { label: '상담', service: '상담' },
    delivery: { label: '배달', charge: '(?:배달|배송)(?:비|료)', service: '배달|배송' },
  },
}
