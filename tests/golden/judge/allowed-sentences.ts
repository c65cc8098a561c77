/** Sentences of the product's that are true of any business. Before adding one, read it as a skeptical owner would. */
export const allowedSentences: readonly (string | RegExp)[] = [
  'Send a message with the form.',
  'Envíe un mensaje con el formulario.',
  'Envoyez un message avec le formulaire.',
  'Invii un messaggio con il modulo.',
  'Schreiben Sie eine Nachricht über das Formular.',
  'フォームからメッセージをお送りください。',
  '양식으로 메시지를 보내 주세요.',
]
