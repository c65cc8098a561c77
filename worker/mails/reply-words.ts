import { hasLegalLanguage, type LegalLanguage, legalLanguage } from '../../renderer/document/legal-languages.ts'

type ReplyWords = {
  subject: (business: string) => string
  heading: (business: string) => string
  youWrote: (day: string) => string
  notYou: string
  reason: (business: string, hostname: string) => string
}

const words: Record<LegalLanguage, ReplyWords> = {
  en: {
    subject: (business) => `${business}: answer to your message`,
    heading: (business) => `${business} has answered`,
    youWrote: (day) => `You wrote on ${day}:`,
    notYou: 'If it was not you who wrote this, you can ignore this mail.',
    reason: (business, hostname) =>
      `Sent because a message with this address was sent by the contact form on ${hostname}. Answers to this mail go to ${business}.`,
  },
  de: {
    subject: (business) => `${business}: Antwort auf Ihre Nachricht`,
    heading: (business) => `${business} hat geantwortet`,
    youWrote: (day) => `Am ${day} haben Sie geschrieben:`,
    notYou: 'Wenn das nicht von Ihnen ist, brauchen Sie nichts zu tun.',
    reason: (business, hostname) =>
      `Sie bekommen diese Mail, weil mit dieser Adresse eine Nachricht über das Kontaktformular auf ${hostname} gesendet wurde. Antworten auf diese Mail gehen an ${business}.`,
  },
  fr: {
    subject: (business) => `${business} : réponse à votre message`,
    heading: (business) => `${business} vous a répondu`,
    youWrote: (day) => `Le ${day}, vous avez écrit :`,
    notYou: 'Si ce message ne vient pas de vous, vous pouvez ignorer cet e-mail.',
    reason: (business, hostname) =>
      `Vous recevez cet e-mail parce qu’un message avec cette adresse a été envoyé par le formulaire de contact de ${hostname}. Les réponses à cet e-mail vont à ${business}.`,
  },
  es: {
    subject: (business) => `${business}: respuesta a su mensaje`,
    heading: (business) => `${business} le ha respondido`,
    youWrote: (day) => `El ${day} usted escribió:`,
    notYou: 'Si no fue usted quien escribió esto, puede ignorar este correo.',
    reason: (business, hostname) =>
      `Recibe este correo porque se envió un mensaje con esta dirección desde el formulario de contacto de ${hostname}. Las respuestas a este correo llegan a ${business}.`,
  },
  it: {
    subject: (business) => `${business}: risposta al suo messaggio`,
    heading: (business) => `${business} le ha risposto`,
    youWrote: (day) => `In data ${day} ha scritto:`,
    notYou: 'Se non è stato lei a scriverlo, può ignorare questa e-mail.',
    reason: (business, hostname) =>
      `Riceve questa e-mail perché con questo indirizzo è stato inviato un messaggio dal modulo di contatto di ${hostname}. Le risposte a questa e-mail arrivano a ${business}.`,
  },
  ja: {
    subject: (business) => `${business}：お問い合わせへの返信`,
    heading: (business) => `${business} から返信が届きました`,
    youWrote: (day) => `${day} にいただいたお問い合わせ：`,
    notYou: 'お心当たりのない場合は、このメールを破棄してください。',
    reason: (business, hostname) =>
      `このメールアドレスで ${hostname} のお問い合わせフォームが送信されたため、お送りしています。このメールへの返信は ${business} に届きます。`,
  },
  ko: {
    subject: (business) => `${business}: 문의에 대한 답장`,
    heading: (business) => `${business}의 답장이 도착했습니다`,
    youWrote: (day) => `${day}에 보내신 메시지:`,
    notYou: '직접 보내신 메시지가 아니라면 이 메일을 무시하셔도 됩니다.',
    reason: (business, hostname) =>
      `이 주소로 ${hostname}의 문의 양식을 통해 메시지가 전송되어 보내 드리는 메일입니다. 이 메일에 답장하시면 ${business}(으)로 전달됩니다.`,
  },
}

/**
 * What stands around an owner's answer, in the language of the form that the visitor wrote in (BCP 47), else in English; `locale` for the
 * country's way with dates.
 */
export const replyWords = (language: string) => ({
  language: legalLanguage(language),
  locale: hasLegalLanguage(language) ? language : 'en',
  ...words[legalLanguage(language)],
})
