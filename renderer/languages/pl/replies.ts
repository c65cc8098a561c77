import type { ReplyTexts } from '../form-words.ts'

export const replies: ReplyTexts = {
  missing: {
    name: 'Proszę podać imię i nazwisko.',
    email: 'Proszę podać adres e-mail.',
    phone: 'Proszę podać numer telefonu.',
    preferredTime: 'Proszę wybrać dzień i godzinę.',
    message: 'Proszę wpisać wiadomość.',
  },
  invalid: {
    name: 'Proszę podać imię i nazwisko bez znaków specjalnych.',
    email: 'Proszę podać pełny adres e-mail, na przykład nazwa@example.com.',
    phone: 'Proszę podać numer telefonu, na przykład +48 22 555 01 42.',
    preferredTime: 'Proszę wybrać dzień i godzinę z kalendarza.',
    message: 'Proszę wpisać wiadomość bez znaków specjalnych.',
  },
  own: {
    ShortText: '{label}: proszę wypełnić to pole.',
    LongText: '{label}: proszę wypełnić to pole.',
    Choice: '{label}: proszę wybrać jedną z możliwości.',
    Date: '{label}: proszę wybrać datę.',
    Number: '{label}: proszę podać liczbę.',
  },
  photoProblems: {
    too_many: 'Proszę wysłać mniej zdjęć (najwyżej {most}). Pierwsze są już dołączone.',
    too_large: 'Jedno ze zdjęć ma ponad {size} MB. Proszę wybrać mniejsze.',
    unreadable: 'Jednego z plików nie udało się odczytać jako zdjęcia. Proszę wybrać plik JPEG, PNG, WebP lub GIF.',
    again: 'Proszę wybrać zdjęcia jeszcze raz.',
    full: 'Dziś nie można już wysłać więcej zdjęć. Proszę wysłać wiadomość bez nich.',
  },
  tooLong: '{label}: proszę skrócić tekst (limit znaków: {max}).',
  correct: 'Proszę poprawić:',
  confirm: {
    heading: 'Jeszcze jedno kliknięcie',
    text: 'Wiadomość nie została jeszcze wysłana. Proszę ją przejrzeć, a potem wysłać.',
  },
  problems: {
    heading: 'Już prawie gotowe',
    text: 'Wiadomość nie została jeszcze wysłana: czegoś brakuje albo coś wymaga poprawy. Wpisane dane są nadal tutaj.',
  },
  expired: {
    heading: 'Proszę wysłać jeszcze raz',
    text: 'Ta strona była otwarta zbyt długo, dlatego wiadomość nie została wysłana. Wpisane dane są nadal tutaj.',
  },
  limited: {
    heading: 'Proszę chwilę poczekać',
    text: 'Z tego połączenia przyszło w krótkim czasie zbyt wiele wiadomości, dlatego ta nie została wysłana. Nadal jest tutaj: proszę spróbować ponownie za kilka minut.',
  },
  failed: {
    heading: 'Niestety nie udało się',
    text: 'Nie udało się wysłać wiadomości. Nadal jest tutaj: proszę za chwilę spróbować ponownie.',
  },
  thanks: {
    heading: 'Dziękujemy za wiadomość',
    text: 'Wiadomość dotarła. Odpowiemy na nią.',
  },
  withoutPhotos: 'Nie wszystkie zdjęcia zostały z nią wysłane. Proszę je zachować do czasu naszej odpowiedzi.',
  back: 'Powrót na stronę',
}
