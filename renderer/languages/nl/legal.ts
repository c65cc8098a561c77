import type { LegalTexts } from '../legal-words.ts'

const google =
  'een dienst van Google (in de Europese Economische Ruimte en in Zwitserland Google Ireland Limited, elders Google LLC)'

export const legal: LegalTexts = {
  contents: 'Inhoud',
  asOf: (date) => `Laatst gewijzigd op ${date}`,
  phone: 'Telefoon:',
  email: 'E-mail:',
  privacy: {
    title: 'Privacy\u00adverklaring',
    opening: (name) =>
      `Op deze pagina leest u wat er met persoonsgegevens gebeurt wanneer u de website van ${name} bezoekt. De genoemde artikelen zijn die van de Algemene verordening gegevensbescherming (AVG) van de Europese Unie, voor zover die op u van toepassing is.`,
    controller: {
      heading: 'Verwerkingsverantwoordelijke',
      who: 'Verantwoordelijk voor de verwerking van persoonsgegevens op deze website is:',
    },
    hosting: {
      heading: 'Bezoek aan deze website',
      requests:
        'Om u een pagina te tonen, moet uw browser enkele gegevens doorgeven: uw IP-adres, het adres van de pagina, het tijdstip, uw browser en besturingssysteem en doorgaans de pagina waar u vandaan komt. Zonder deze gegevens kan de pagina niet worden getoond.',
      processor: (product) =>
        `Deze website wordt gehost door ${product}, dat deze gegevens als verwerker voor ons verwerkt (art. 28). Het netwerk antwoordt vanaf een server bij u in de buurt, die ook buiten uw land kan staan. Serverlogs worden niet langer bewaard dan nodig is om de website te laten werken en te beveiligen.`,
      basis:
        'De rechtsgrond is ons gerechtvaardigd belang bij een website die werkt en veilig is (art. 6, lid 1, onder f).',
    },
    storage: {
      heading: 'Cookies en opslag in uw browser',
      none: 'Deze website plaatst geen cookies en gebruikt, afgezien van de gewone cache, ook geen andere opslag in uw browser.',
      notice:
        'Deze website plaatst geen cookies. Uw antwoord op de melding wordt bewaard in de lokale opslag van uw browser, zodat u de vraag niet opnieuw krijgt. Het wordt niet naar ons verzonden.',
      asked:
        'Zonder uw toestemming plaatst deze website geen cookies. Uw antwoord op de melding wordt bewaard in de lokale opslag van uw browser, zodat u de vraag niet opnieuw krijgt. Het wordt niet naar ons verzonden. Met uw toestemming plaatst Google Analytics cookies, zoals hieronder beschreven.',
      unasked:
        'Deze website plaatst zelf geen cookies. Google Analytics, dat hieronder wordt beschreven, plaatst cookies zodra u de pagina opent.',
    },
    analytics: {
      heading: 'Google Analytics',
      asked: (id) =>
        `Als u daarmee instemt, laadt deze website Google Analytics (metings-ID ${id}), ${google}. De rechtsgrond is uw toestemming (art. 6, lid 1, onder a).`,
      unasked: (id) =>
        `Zodra u de pagina opent, laadt deze website Google Analytics (metings-ID ${id}), ${google}. De rechtsgrond is ons gerechtvaardigd belang om te weten hoe de website wordt gebruikt (art. 6, lid 1, onder f).`,
      what: 'Google Analytics plaatst cookies zoals ‘_ga’, die tot twee jaar bewaard blijven, en laat ons samengevat weten welke pagina’s worden bekeken, hoelang, vanuit welke regio en met welk soort apparaat. Google verwerkt de gegevens voor ons, gedeeltelijk op servers in de Verenigde Staten, en baseert zich daarbij op het EU-VS-kader voor gegevensbescherming (Data Privacy Framework) en op standaardcontractbepalingen.',
      withdraw:
        'U kunt uw toestemming op elk moment voor de toekomst intrekken: kies onderaan de startpagina ‘Cookie-instellingen’ en daarna ‘Weigeren’. Cookies die al zijn geplaatst, kunt u in uw browser verwijderen.',
      object:
        'U kunt op elk moment bezwaar maken door cookies in uw browser te blokkeren of met de browserextensie die Google daarvoor aanbiedt.',
      more: 'Privacybeleid van Google:',
    },
    video: {
      heading: 'Video’s',
      onClick: (service) =>
        `Op deze website staat een video van ${service}. Die wordt pas geladen wanneer u erop klikt. Vanaf dat moment ontvangt ${service} uw IP-adres, de pagina waarop u zich bevindt en gegevens over uw browser, en kan ${service} cookies plaatsen of de opslag van uw browser gebruiken.`,
      provider: {
        YouTube: `YouTube is ${google}. We gebruiken de modus met verbeterde privacy.`,
        Vimeo:
          'Vimeo is een dienst van Vimeo.com, Inc. in de Verenigde Staten. We hebben de optie ‘Do Not Track’ ingeschakeld.',
      },
      basis: 'De rechtsgrond is de toestemming die u geeft door te klikken (art. 6, lid 1, onder a).',
      more: (service) => `Privacybeleid van ${service}:`,
    },
    assets: {
      heading: 'Lettertypen en afbeeldingen',
      own: 'Lettertypen en afbeeldingen worden geladen vanaf het adres van deze website, niet bij derden.',
      fonts: 'Lettertypen worden geladen vanaf het adres van deze website, niet bij derden.',
      pictures: (sources) =>
        `Sommige afbeeldingen worden rechtstreeks geladen vanaf de plaats waar ze staan: ${sources}. Uw browser geeft daar uw IP-adres en gegevens over zichzelf door. De rechtsgrond is ons gerechtvaardigd belang om deze afbeeldingen te tonen zoals de bron dat vraagt (art. 6, lid 1, onder f).`,
    },
    contact: {
      heading: 'Wanneer u contact opneemt',
      use: 'Als u ons belt of schrijft, gebruiken we wat u ons meedeelt – zoals uw naam, uw telefoonnummer of e-mailadres en uw bericht – om u te antwoorden en om uw vraag te behandelen.',
      basis:
        'De rechtsgrond is art. 6, lid 1, onder b, als het om een overeenkomst of de voorbereiding daarvan gaat, en anders ons gerechtvaardigd belang om u te antwoorden (art. 6, lid 1, onder f).',
    },
    form: {
      heading: 'Contactformulier',
      sent: (product) =>
        `Wat u in het contactformulier invult, wordt via een versleutelde verbinding verzonden en met het tijdstip voor ons bewaard door ${product} als verwerker (art. 28), tot we het verwijderen. We krijgen er bericht van per e-mail en gebruiken uw gegevens alsof u ons rechtstreeks had geschreven.`,
      stored: {
        eu: 'Deze gegevens worden in de Europese Unie opgeslagen.',
        us: 'Deze gegevens worden in de Verenigde Staten opgeslagen.',
      },
      photos:
        'Foto’s die u toevoegt, worden verkleind en opgeslagen zonder de gegevens van de camera, zoals de locatie. Ze worden samen met uw bericht bewaard en verwijderd; als u het niet verstuurt, binnen een dag.',
      spam: 'Eerst controleert een programma aan de hand van de woorden, de links en de manier van versturen of een bericht mogelijk spam is, en telt het korte tijd hoeveel berichten van één IP-adres komen. Dat adres wordt niet bij uw bericht bewaard. Vermoedelijke spam wordt apart gehouden, waar wij die nog kunnen lezen, en na 30 dagen verwijderd.',
      basis:
        'De rechtsgrond is dezelfde als bij elk ander bericht aan ons; voor de controle is dat ons gerechtvaardigd belang bij een inbox zonder spam (art. 6, lid 1, onder f).',
    },
    numbers: {
      heading: 'Bezoekersaantallen',
      what: (product) =>
        `Om te weten hoe deze website wordt gebruikt, laten we ${product} de bezoeken tellen: welke pagina op welke dag is bekeken, vanaf welke website, uit welk land en met welk soort apparaat, en hoe vaak iemand een link volgt om te bellen, te schrijven of te boeken, of het contactformulier verstuurt. Daar zijn geen cookies voor nodig; in uw browser wordt niets opgeslagen en niets uitgelezen.`,
      apart:
        'Om te weten hoeveel verschillende mensen er op een dag kwamen, worden uw IP-adres en de naam van uw browser gemengd met een willekeurige waarde die alleen die dag geldt, en omgezet in een getal dat niet naar u terugleidt. Het adres en de naam worden niet bewaard. Als de dag voorbij is, worden de willekeurige waarde en de getallen gewist; alleen totalen blijven over. Als uw browser vraagt om niet te worden gevolgd, wordt zo’n getal niet gemaakt.',
      basis:
        'De rechtsgrond is ons gerechtvaardigd belang om te weten hoe de website wordt gebruikt (art. 6, lid 1, onder f).',
    },
    booking: {
      heading: 'Afspraken boeken',
      at: (hosts) =>
        `Afspraken worden op een andere website geboekt: ${hosts}. Zolang u de link niet volgt, wordt daar niets naartoe verzonden. Wat u daar invult, wordt verwerkt door de beheerder van die website, volgens het eigen privacybeleid.`,
    },
    links: {
      heading: 'Links naar andere websites',
      others:
        'Andere websites komen niets over u te weten zolang u geen link daarheen volgt. Daarna zijn hun beheerders verantwoordelijk voor wat er met uw gegevens gebeurt.',
      profiles: (networks) =>
        `Dat geldt ook voor onze profielen op ${networks}: de symbolen daarvan op deze website zijn gewone links.`,
      map: 'De kaart opent op de website van OpenStreetMap; hier is er geen ingebouwd.',
    },
    retention: {
      heading: 'Bewaartermijn',
      until:
        'We bewaren persoonsgegevens niet langer dan nodig is voor het doel waarvoor ze zijn verstrekt, of zolang de wet dat voorschrijft, bijvoorbeeld voor facturen. Daarna worden ze verwijderd.',
    },
    rights: {
      heading: 'Uw rechten',
      have: 'Voor zover de wet daarin voorziet, hebt u het recht:',
      access: 'om te weten welke gegevens we over u hebben (art. 15)',
      correction: 'om onjuiste gegevens te laten rectificeren (art. 16)',
      deletion: 'om uw gegevens te laten wissen (art. 17)',
      restriction: 'om de verwerking te laten beperken (art. 18)',
      portability: 'om de gegevens die u ons hebt gegeven, in een gangbaar formaat te ontvangen (art. 20)',
      objection: 'om bezwaar te maken tegen een verwerking op grond van een gerechtvaardigd belang (art. 21)',
      withdrawal: 'om een toestemming op elk moment voor de toekomst in te trekken (art. 7, lid 3)',
      ask: 'Een bericht aan ons volstaat.',
      complaint:
        'U kunt ook een klacht indienen bij een toezichthoudende autoriteit (art. 77): in de Europese Unie die van de plaats waar u woont of werkt, of waar het is gebeurd; in Nederland de Autoriteit Persoonsgegevens, in België de Gegevensbeschermingsautoriteit.',
      elsewhere: 'In andere landen, zoals Zwitserland, kan de wet u soortgelijke rechten geven.',
      noDuty:
        'U bent niet verplicht ons gegevens te verstrekken. Deze website neemt geen geautomatiseerde besluiten over u.',
    },
    changes: {
      heading: 'Wijzigingen',
      when: 'We passen deze pagina aan wanneer de website of de wet verandert. De hier gepubliceerde versie geldt.',
    },
  },
  terms: {
    title: 'Gebruiks\u00advoorwaarden',
    opening: (name) =>
      `Deze voorwaarden gelden voor het gebruik van de website van ${name}. Voor wat we voor u doen, geldt wat we met u afspreken.`,
    provider: { heading: 'Beheerder van deze website', who: 'Deze website wordt beheerd door:' },
    services: {
      heading: 'Diensten en offertes',
      noOffer:
        'Deze website beschrijft wat we doen en is geen bindend aanbod. Een overeenkomst komt pas tot stand wanneer we uw opdracht bevestigen of wanneer u een voor u gemaakte offerte aanvaardt.',
      booking: (hosts) =>
        `Voor afspraken die u boekt op ${hosts}, gelden daarnaast de voorwaarden van de website waarop u boekt.`,
    },
    prices: {
      heading: 'Prijzen',
      guidance:
        'De prijzen op deze website zijn richtprijzen, tenzij er iets anders bij staat. Bepalend is de prijs die we met u afspreken.',
    },
    liability: {
      heading: 'Aansprakelijkheid',
      care: 'We stellen deze website met zorg samen. Toch kunnen we niet garanderen dat alles volledig, actueel en altijd beschikbaar is.',
      limits:
        'Voor zover de wet dat toestaat, zijn we niet aansprakelijk voor schade door het gebruik van deze website. Dit beperkt niet de aansprakelijkheid die volgens de wet niet mag worden beperkt, zoals bij opzet, grove schuld, bedrog of schade aan leven, lichaam of gezondheid, en evenmin de rechten die u volgens de wet als consument hebt.',
    },
    property: {
      heading: 'Teksten en afbeeldingen',
      rights:
        'De teksten, afbeeldingen en logo’s op deze website zijn beschermd door het auteursrecht en andere rechten. Ze zijn van ons of worden met toestemming van de rechthebbenden gebruikt. Vraag ons om toestemming voordat u er meer mee doet dan de wet toestaat.',
      photos: (names) => `Foto’s: ${names}.`,
    },
    links: {
      heading: 'Links naar andere websites',
      others:
        'Deze website verwijst naar andere websites. Alleen hun beheerders zijn verantwoordelijk voor wat daar staat. Leidt een link naar iets onwettigs? Laat het ons weten, dan halen we die weg.',
    },
    law: {
      heading: 'Toepasselijk recht',
      of: (country) => `Op deze voorwaarden is het recht van het volgende land van toepassing: ${country}.`,
      consumers: 'Bent u consument, dan behoudt u de bescherming van de dwingende regels van het land waar u woont.',
    },
    changes: {
      heading: 'Wijzigingen',
      when: 'We kunnen deze voorwaarden voor de toekomst wijzigen. De hier gepubliceerde versie geldt.',
      rest: 'Als een deel ervan ongeldig is, blijft de rest van kracht.',
    },
  },
}
