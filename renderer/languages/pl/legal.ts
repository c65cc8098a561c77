import type { LegalTexts } from '../legal-words.ts'

const google =
  'usługa Google (w Europejskim Obszarze Gospodarczym i w Szwajcarii Google Ireland Limited, poza nimi Google LLC)'

export const legal: LegalTexts = {
  contents: 'Spis treści',
  asOf: (date) => `Ostatnia zmiana: ${date}`,
  phone: 'Telefon:',
  email: 'E-mail:',
  privacy: {
    title: 'Polityka prywatności',
    opening: (name) =>
      `Na tej stronie wyjaśniamy, co dzieje się z danymi osobowymi podczas odwiedzin witryny „${name}”. Podane artykuły to artykuły ogólnego rozporządzenia o ochronie danych (RODO) Unii Europejskiej, o ile ma ono zastosowanie.`,
    controller: {
      heading: 'Administrator danych',
      who: 'Administratorem danych osobowych przetwarzanych w tej witrynie jest:',
    },
    hosting: {
      heading: 'Odwiedziny w witrynie',
      requests:
        'Aby wyświetlić stronę, przeglądarka musi przesłać pewne dane: adres IP, adres strony, godzinę, rodzaj przeglądarki i systemu operacyjnego oraz zazwyczaj adres strony, z której Państwo przychodzą. Bez tych danych nie można dostarczyć strony.',
      processor: (product) =>
        `Witrynę udostępnia usługa ${product}, która przetwarza te dane w naszym imieniu jako podmiot przetwarzający (art. 28). Jej sieć odpowiada z serwera położonego w pobliżu, który może znajdować się poza Państwa krajem. Dzienniki serwerów są przechowywane tylko tak długo, jak wymaga tego działanie i bezpieczeństwo witryny.`,
      basis:
        'Podstawą prawną jest nasz prawnie uzasadniony interes, jakim jest sprawna i bezpieczna witryna (art. 6 ust. 1 lit. f).',
    },
    storage: {
      heading: 'Pliki cookie i pamięć przeglądarki',
      none: 'Ta witryna nie zapisuje plików cookie i nie korzysta z innej pamięci przeglądarki niż zwykła pamięć podręczna.',
      notice:
        'Ta witryna nie zapisuje plików cookie. Odpowiedź na wyświetlony komunikat jest przechowywana w pamięci lokalnej przeglądarki, aby pytanie nie pojawiało się ponownie. Nie jest do nas przesyłana.',
      asked:
        'Bez Państwa zgody ta witryna nie zapisuje plików cookie. Odpowiedź na wyświetlony komunikat jest przechowywana w pamięci lokalnej przeglądarki, aby pytanie nie pojawiało się ponownie. Nie jest do nas przesyłana. Za Państwa zgodą pliki cookie zapisuje Google Analytics, zgodnie z opisem poniżej.',
      unasked:
        'Ta witryna nie zapisuje własnych plików cookie. Pliki cookie zapisuje opisana poniżej usługa Google Analytics, gdy tylko otworzą Państwo stronę.',
    },
    analytics: {
      heading: 'Google Analytics',
      asked: (id) =>
        `Jeśli wyrażą Państwo zgodę, ta witryna wczytuje Google Analytics (identyfikator pomiaru ${id}); jest to ${google}. Podstawą prawną jest Państwa zgoda (art. 6 ust. 1 lit. a).`,
      unasked: (id) =>
        `Gdy tylko otworzą Państwo stronę, ta witryna wczytuje Google Analytics (identyfikator pomiaru ${id}); jest to ${google}. Podstawą prawną jest nasz prawnie uzasadniony interes, jakim jest wiedza o tym, jak witryna jest używana (art. 6 ust. 1 lit. f).`,
      what: 'Google Analytics zapisuje pliki cookie, takie jak „_ga”, na okres do dwóch lat i przekazuje nam zbiorcze dane o tym, które strony są oglądane, jak długo, z jakiego regionu i na jakiego rodzaju urządzeniu. Google przetwarza te dane w naszym imieniu, częściowo na serwerach w Stanach Zjednoczonych, na podstawie ram ochrony danych UE–USA (Data Privacy Framework) i standardowych klauzul umownych.',
      withdraw:
        'Zgodę można w każdej chwili wycofać ze skutkiem na przyszłość: na dole strony głównej należy wybrać „Ustawienia plików cookie”, a następnie „Odrzuć”. Zapisane już pliki cookie można usunąć w przeglądarce.',
      object:
        'Sprzeciw można wyrazić w każdej chwili: blokując pliki cookie w przeglądarce albo instalując dodatek do przeglądarki, który w tym celu udostępnia Google.',
      more: 'Polityka prywatności Google:',
    },
    video: {
      heading: 'Filmy',
      onClick: (service) =>
        `W tej witrynie znajduje się film z serwisu ${service}. Wczytuje się dopiero po kliknięciu. Od tej chwili serwis ${service} otrzymuje Państwa adres IP, adres oglądanej strony i informacje o przeglądarce oraz może zapisywać pliki cookie lub korzystać z pamięci przeglądarki.`,
      provider: {
        YouTube: `YouTube to ${google}. Korzystamy z trybu podwyższonej prywatności.`,
        Vimeo:
          'Vimeo to usługa firmy Vimeo.com, Inc. ze Stanów Zjednoczonych. Opcja „Do Not Track” jest przez nas włączona.',
      },
      basis: 'Podstawą prawną jest zgoda, którą wyrażają Państwo kliknięciem (art. 6 ust. 1 lit. a).',
      more: (service) => `Polityka prywatności serwisu ${service}:`,
    },
    assets: {
      heading: 'Czcionki i zdjęcia',
      own: 'Czcionki i zdjęcia są wczytywane z adresu tej witryny, a nie od osób trzecich.',
      fonts: 'Czcionki są wczytywane z adresu tej witryny, a nie od osób trzecich.',
      pictures: (sources) =>
        `Niektóre zdjęcia są wczytywane bezpośrednio stamtąd, gdzie się znajdują: ${sources}. Przeglądarka przesyła tam Państwa adres IP i informacje o sobie. Podstawą prawną jest nasz prawnie uzasadniony interes, jakim jest pokazywanie tych zdjęć zgodnie z wymogami ich źródła (art. 6 ust. 1 lit. f).`,
    },
    contact: {
      heading: 'Kontakt z nami',
      use: 'Jeśli dzwonią Państwo lub piszą do nas, wykorzystujemy otrzymane informacje – na przykład imię i nazwisko, numer telefonu lub adres e-mail oraz treść wiadomości – aby odpowiedzieć i zająć się sprawą.',
      basis:
        'Podstawą prawną jest art. 6 ust. 1 lit. b, jeśli chodzi o umowę lub jej przygotowanie, a w pozostałych przypadkach nasz prawnie uzasadniony interes, jakim jest udzielenie odpowiedzi (art. 6 ust. 1 lit. f).',
    },
    form: {
      heading: 'Formularz kontaktowy',
      sent: (product) =>
        `To, co wpiszą Państwo w formularzu kontaktowym, jest przesyłane szyfrowanym połączeniem i wraz z czasem wysłania przechowywane w naszym imieniu przez usługę ${product} jako podmiot przetwarzający (art. 28), dopóki tego nie usuniemy. O wiadomości dowiadujemy się e-mailem i wykorzystujemy ją tak, jak gdyby napisano bezpośrednio do nas.`,
      stored: {
        eu: 'Dane te są przechowywane w Unii Europejskiej.',
        us: 'Dane te są przechowywane w Stanach Zjednoczonych.',
      },
      photos:
        'Dołączone zdjęcia są zmniejszane i zapisywane bez danych z aparatu, takich jak miejsce. Są przechowywane i usuwane razem z wiadomością; jeśli nie zostanie ona wysłana, w ciągu jednego dnia.',
      spam: 'Wcześniej program sprawdza na podstawie słów, linków i sposobu wysłania, czy wiadomość może być spamem, i przez krótki czas liczy, ile wiadomości przychodzi z jednego adresu IP. Adres ten nie jest przechowywany z wiadomością. Podejrzane wiadomości są odkładane osobno, możemy je nadal przeczytać, a po 30 dniach są usuwane.',
      basis:
        'Podstawa prawna jest taka sama jak w przypadku każdej innej wiadomości do nas; podstawą sprawdzania jest nasz prawnie uzasadniony interes, jakim jest skrzynka bez spamu (art. 6 ust. 1 lit. f).',
    },
    numbers: {
      heading: 'Liczba odwiedzin',
      what: (product) =>
        `Abyśmy wiedzieli, jak witryna jest używana, usługa ${product} liczy w naszym imieniu odwiedziny: którą stronę i którego dnia otwarto, z jakiej witryny, z jakiego kraju i na jakiego rodzaju urządzeniu, a także jak często ktoś klika link, aby zadzwonić, napisać lub zarezerwować termin, albo wysyła formularz kontaktowy. Nie wymaga to plików cookie; w przeglądarce niczego się nie zapisuje ani nie odczytuje.`,
      apart:
        'Aby ustalić, ile różnych osób odwiedziło witrynę danego dnia, adres IP i nazwa przeglądarki są łączone z losową wartością, ważną tylko tego dnia, i zamieniane na liczbę, z której nie da się odczytać, kim Państwo są. Ani adres, ani nazwa nie są przechowywane. Po upływie dnia losowa wartość i te liczby są usuwane; pozostają tylko sumy. Jeśli przeglądarka prosi o nieśledzenie, taka liczba nie powstaje.',
      basis:
        'Podstawą prawną jest nasz prawnie uzasadniony interes, jakim jest wiedza o korzystaniu z witryny (art. 6 ust. 1 lit. f).',
    },
    booking: {
      heading: 'Rezerwacja terminów',
      at: (hosts) =>
        `Terminy rezerwuje się w innej witrynie: ${hosts}. Dopóki nie klikną Państwo linku, nic nie jest tam przesyłane. Dane, które Państwo tam wpiszą, przetwarza jej operator zgodnie z własną polityką prywatności.`,
    },
    links: {
      heading: 'Linki do innych witryn',
      others:
        'Inne witryny nie otrzymują żadnych informacji o Państwu, dopóki nie klikną Państwo linku, który do nich prowadzi. Potem za to, co dzieje się z danymi, odpowiadają ich operatorzy.',
      profiles: (networks) =>
        `Dotyczy to także naszych profili (${networks}): ich symbole w tej witrynie to zwykłe linki.`,
      map: 'Mapa otwiera się w witrynie OpenStreetMap; tutaj żadna nie jest osadzona.',
    },
    retention: {
      heading: 'Okres przechowywania',
      until:
        'Dane osobowe przechowujemy tylko tak długo, jak są potrzebne do celu, w którym zostały podane, lub jak wymaga tego prawo, na przykład w przypadku faktur. Potem są usuwane.',
    },
    rights: {
      heading: 'Państwa prawa',
      have: 'W zakresie przewidzianym przez prawo mają Państwo prawo do:',
      access: 'dostępu do danych, które przechowujemy (art. 15)',
      correction: 'sprostowania nieprawidłowych danych (art. 16)',
      deletion: 'usunięcia danych (art. 17)',
      restriction: 'ograniczenia przetwarzania (art. 18)',
      portability: 'otrzymania podanych nam danych w powszechnie używanym formacie (art. 20)',
      objection: 'sprzeciwu wobec przetwarzania opartego na prawnie uzasadnionym interesie (art. 21)',
      withdrawal: 'wycofania zgody w każdej chwili, ze skutkiem na przyszłość (art. 7 ust. 3)',
      ask: 'Wystarczy wiadomość do nas.',
      complaint:
        'Mogą Państwo także wnieść skargę do organu nadzorczego (art. 77): w Unii Europejskiej do organu właściwego dla miejsca zamieszkania, miejsca pracy lub miejsca zdarzenia; w Polsce jest nim Prezes Urzędu Ochrony Danych Osobowych.',
      elsewhere: 'W innych krajach, na przykład w Szwajcarii, prawo może przyznawać Państwu podobne uprawnienia.',
      noDuty:
        'Podanie nam danych jest dobrowolne. W tej witrynie nie zapadają wobec Państwa żadne zautomatyzowane decyzje.',
    },
    changes: {
      heading: 'Zmiany',
      when: 'Zmieniamy tę stronę, gdy zmienia się witryna lub prawo. Obowiązuje wersja opublikowana tutaj.',
    },
  },
  terms: {
    title: 'Warunki korzystania',
    opening: (name) =>
      `Te warunki dotyczą korzystania z witryny „${name}”. Nasze usługi świadczymy na zasadach, które z Państwem uzgodnimy.`,
    provider: { heading: 'Kto prowadzi tę witrynę', who: 'Tę witrynę prowadzi:' },
    services: {
      heading: 'Usługi i oferty',
      noOffer:
        'Ta witryna opisuje, czym się zajmujemy. Nie stanowi wiążącej oferty. Umowa zostaje zawarta dopiero wtedy, gdy potwierdzimy zamówienie albo gdy przyjmą Państwo ofertę przygotowaną dla Państwa.',
      booking: (hosts) =>
        `W przypadku terminów rezerwowanych w innej witrynie (${hosts}) obowiązują także tamtejsze warunki.`,
    },
    prices: {
      heading: 'Ceny',
      guidance:
        'Ceny podane w tej witrynie mają charakter orientacyjny, chyba że zaznaczono inaczej. Obowiązuje cena, którą z Państwem uzgodnimy.',
    },
    liability: {
      heading: 'Odpowiedzialność',
      care: 'Witrynę przygotowujemy starannie. Nie możemy jednak zapewnić, że wszystko jest w niej kompletne, aktualne i stale dostępne.',
      limits:
        'W zakresie dozwolonym przez prawo nie odpowiadamy za szkody wynikające z korzystania z tej witryny. Nie ogranicza to odpowiedzialności, której według prawa nie można ograniczyć – na przykład za winę umyślną, rażące niedbalstwo, oszustwo albo szkodę na życiu, ciele lub zdrowiu – ani praw, które przysługują Państwu z mocy prawa jako konsumentom.',
    },
    property: {
      heading: 'Teksty i zdjęcia',
      rights:
        'Teksty, zdjęcia i logo w tej witrynie są chronione prawem autorskim i innymi prawami. Należą do nas albo są używane za zgodą uprawnionych. Przed wykorzystaniem ich w zakresie wykraczającym poza to, na co pozwala prawo, prosimy zapytać nas o zgodę.',
      photos: (names) => `Zdjęcia: ${names}.`,
    },
    links: {
      heading: 'Linki do innych witryn',
      others:
        'Ta witryna zawiera linki do innych witryn. Za ich treść odpowiadają wyłącznie ich operatorzy. Jeśli link prowadzi do treści niezgodnych z prawem, prosimy o wiadomość – usuniemy go.',
    },
    law: {
      heading: 'Prawo właściwe',
      of: (country) => `Te warunki podlegają prawu następującego kraju: ${country}.`,
      consumers:
        'Konsumenci zachowują ochronę, jaką dają im bezwzględnie obowiązujące przepisy kraju, w którym mieszkają.',
    },
    changes: {
      heading: 'Zmiany',
      when: 'Możemy zmieniać te warunki ze skutkiem na przyszłość. Obowiązuje wersja opublikowana tutaj.',
      rest: 'Jeśli część tych warunków jest nieważna, pozostałe nadal obowiązują.',
    },
  },
}
