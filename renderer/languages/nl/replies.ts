import type { ReplyTexts } from '../form-words.ts'

export const replies: ReplyTexts = {
  missing: {
    name: 'Vul uw naam in.',
    email: 'Vul uw e-mailadres in.',
    phone: 'Vul uw telefoonnummer in.',
    preferredTime: 'Kies een dag en een tijdstip.',
    message: 'Schrijf een bericht.',
  },
  invalid: {
    name: 'Vul uw naam in zonder speciale tekens.',
    email: 'Vul een volledig e-mailadres in, bijvoorbeeld naam@example.com.',
    phone: 'Vul een telefoonnummer in, bijvoorbeeld +31 20 555 0142.',
    preferredTime: 'Kies een dag en een tijdstip in de kalender.',
    message: 'Schrijf uw bericht zonder speciale tekens.',
  },
  own: {
    ShortText: '{label}: vul dit veld in.',
    LongText: '{label}: vul dit veld in.',
    Choice: '{label}: maak een keuze.',
    Date: '{label}: kies een datum.',
    Number: '{label}: vul een getal in.',
  },
  photoProblems: {
    too_many: 'Stuur niet meer dan {most} foto’s. De eerste zijn toegevoegd.',
    too_large: 'Een foto is groter dan {size} MB. Kies een kleinere.',
    unreadable: 'Een bestand kon niet als foto worden gelezen. Kies een JPEG, PNG, WebP of GIF.',
    again: 'Kies uw foto’s opnieuw.',
    full: 'Vandaag kunnen er geen foto’s meer worden verstuurd. Verstuur uw bericht zonder foto’s.',
  },
  tooLong: '{label}: gebruik niet meer dan {max} tekens.',
  correct: 'Verbeter het volgende:',
  confirm: {
    heading: 'Nog één klik',
    text: 'Uw bericht is nog niet verstuurd. Kijk het even na en verstuur het dan.',
  },
  problems: {
    heading: 'U bent er bijna',
    text: 'Uw bericht is nog niet verstuurd: er ontbreekt iets of iets klopt nog niet. Wat u hebt ingevuld, staat er nog.',
  },
  expired: {
    heading: 'Verstuur het nog een keer',
    text: 'Deze pagina stond te lang open en daarom is uw bericht niet verstuurd. Wat u hebt ingevuld, staat er nog.',
  },
  limited: {
    heading: 'Een ogenblik geduld',
    text: 'Via uw verbinding kwamen in korte tijd te veel berichten binnen en daarom is dit bericht niet verstuurd. Het staat er nog: probeer het over een paar minuten opnieuw.',
  },
  failed: {
    heading: 'Dat is helaas niet gelukt',
    text: 'We konden uw bericht niet versturen. Het staat er nog: probeer het zo meteen opnieuw.',
  },
  thanks: {
    heading: 'Bedankt voor uw bericht',
    text: 'We hebben het ontvangen en nemen contact met u op.',
  },
  withoutPhotos: 'Niet al uw foto’s zijn meegestuurd. Bewaar ze tot we contact met u opnemen.',
  back: 'Terug naar de website',
}
