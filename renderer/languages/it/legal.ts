import type { LegalTexts } from '../legal-words.ts'

const google =
  'un servizio di Google (nello Spazio economico europeo e in Svizzera Google Ireland Limited, altrove Google LLC)'

export const legal: LegalTexts = {
  contents: 'Indice',
  asOf: (date) => `Ultima modifica: ${date}`,
  phone: 'Telefono:',
  email: 'E-mail:',
  privacy: {
    title: 'Informativa sulla privacy',
    opening: (name) =>
      `Questa pagina spiega che cosa accade ai dati personali quando Lei visita il sito di ${name}. Gli articoli citati sono quelli del Regolamento generale sulla protezione dei dati (GDPR) dell’Unione europea, nella misura in cui si applica al Suo caso.`,
    controller: {
      heading: 'Titolare del trattamento',
      who: 'Titolare del trattamento dei dati personali su questo sito:',
    },
    hosting: {
      heading: 'Visita di questo sito',
      requests:
        'Per mostrarLe una pagina, il Suo browser deve trasmettere alcuni dati: il Suo indirizzo IP, l’indirizzo della pagina, l’ora, il browser e il sistema operativo che utilizza e, di regola, la pagina da cui proviene. Senza questi dati la pagina non potrebbe esserLe inviata.',
      processor: (product) =>
        `Questo sito è ospitato da ${product}, che tratta questi dati per nostro conto come responsabile del trattamento (art. 28). La sua rete risponde da un server vicino a Lei, che può trovarsi fuori dal Suo Paese. I registri dei server sono conservati solo per il tempo necessario al funzionamento e alla sicurezza del sito.`,
      basis:
        'La base giuridica è il nostro legittimo interesse a un sito che funzioni e sia sicuro (art. 6, par. 1, lett. f).',
    },
    storage: {
      heading: 'Cookie e memoria del browser',
      none: 'Questo sito non imposta cookie e non utilizza altra memoria del Suo browser oltre alla consueta cache.',
      notice:
        'Questo sito non imposta cookie. La Sua risposta all’avviso è conservata nella memoria locale del Suo browser, per non porLe di nuovo la domanda. Non ci viene trasmessa.',
      asked:
        'Senza il Suo consenso questo sito non imposta cookie. La Sua risposta all’avviso è conservata nella memoria locale del Suo browser, per non porLe di nuovo la domanda. Non ci viene trasmessa. Con il Suo consenso Google Analytics imposta dei cookie, come descritto di seguito.',
      unasked:
        'Questo sito non imposta cookie propri. Google Analytics, descritto di seguito, imposta dei cookie non appena Lei apre la pagina.',
    },
    analytics: {
      heading: 'Google Analytics',
      asked: (id) =>
        `Se Lei acconsente, questo sito carica Google Analytics (ID misurazione ${id}), ${google}. La base giuridica è il Suo consenso (art. 6, par. 1, lett. a).`,
      unasked: (id) =>
        `Non appena Lei apre la pagina, questo sito carica Google Analytics (ID misurazione ${id}), ${google}. La base giuridica è il nostro legittimo interesse a sapere come viene utilizzato il sito (art. 6, par. 1, lett. f).`,
      what: 'Google Analytics imposta cookie come «_ga», che durano fino a due anni, e ci comunica in forma aggregata quali pagine vengono visitate, per quanto tempo, da quale area e con quale tipo di dispositivo. Google tratta i dati per nostro conto, in parte su server negli Stati Uniti, e si basa a tal fine sul quadro UE-USA per la protezione dei dati e su clausole contrattuali tipo.',
      withdraw:
        'Può revocare il Suo consenso in qualsiasi momento per il futuro: scelga «Impostazioni cookie» in fondo alla pagina iniziale e poi «Rifiuta». I cookie già impostati si possono cancellare nel Suo browser.',
      object:
        'Può opporsi in qualsiasi momento bloccando i cookie nel Suo browser o con il componente aggiuntivo che Google offre a questo scopo.',
      more: 'Informativa sulla privacy di Google:',
    },
    video: {
      heading: 'Video',
      onClick: (service) =>
        `Questo sito contiene un video di ${service}. Viene caricato solo quando Lei vi fa clic. Da quel momento ${service} viene a conoscenza del Suo indirizzo IP, della pagina visitata e di dati sul Suo browser, e può impostare cookie o utilizzare la memoria del Suo browser.`,
      provider: {
        YouTube: `YouTube è ${google}. Utilizziamo la sua modalità di privacy avanzata.`,
        Vimeo:
          'Vimeo è un servizio di Vimeo.com, Inc., negli Stati Uniti. Abbiamo attivato la sua opzione «Do Not Track».',
      },
      basis: 'La base giuridica è il consenso che Lei presta con il clic (art. 6, par. 1, lett. a).',
      more: (service) => `Informativa sulla privacy di ${service}:`,
    },
    assets: {
      heading: 'Caratteri e immagini',
      own: 'I caratteri e le immagini sono caricati dall’indirizzo di questo sito e non da terzi.',
      fonts: 'I caratteri sono caricati dall’indirizzo di questo sito e non da terzi.',
      pictures: (sources) =>
        `Alcune immagini sono caricate direttamente da dove si trovano: ${sources}. Il Suo browser vi trasmette il Suo indirizzo IP e dati su se stesso. La base giuridica è il nostro legittimo interesse a mostrare queste immagini come richiede la loro fonte (art. 6, par. 1, lett. f).`,
    },
    contact: {
      heading: 'Quando ci contatta',
      use: 'Se ci chiama o ci scrive, utilizziamo ciò che ci comunica – ad esempio il nome, il numero di telefono o l’indirizzo e-mail e il messaggio – per risponderLe e dare seguito alla Sua richiesta.',
      basis:
        'La base giuridica è l’art. 6, par. 1, lett. b, quando si tratta di un contratto o della sua preparazione, e negli altri casi il nostro legittimo interesse a risponderLe (art. 6, par. 1, lett. f).',
    },
    form: {
      heading: 'Modulo di contatto',
      sent: (product) =>
        `Ciò che inserisce nel modulo di contatto è trasmesso con una connessione cifrata e conservato per noi, insieme all’ora, da ${product}, nostro responsabile del trattamento (art. 28), finché non lo cancelliamo. Ne siamo avvisati per e-mail e lo utilizziamo come se ci avesse scritto direttamente.`,
      stored: {
        eu: 'Questi dati sono conservati nell’Unione europea.',
        us: 'Questi dati sono conservati negli Stati Uniti.',
      },
      photos:
        'Le foto che allega vengono ridotte e conservate senza i dati della fotocamera, come il luogo. Sono conservate e cancellate con il Suo messaggio; se non lo invia, entro un giorno.',
      spam: 'Prima, un programma verifica se il messaggio possa essere indesiderato, in base alle parole, ai link e al modo in cui è stato inviato, e conta per breve tempo quanti messaggi arrivano da uno stesso indirizzo IP. L’indirizzo non viene conservato con il Suo messaggio. I messaggi sospetti sono messi da parte, restano leggibili per noi e sono cancellati dopo 30 giorni.',
      basis:
        'La base giuridica è la stessa di ogni altro messaggio che ci invia; per la verifica è il nostro legittimo interesse a una casella senza posta indesiderata (art. 6, par. 1, lett. f).',
    },
    numbers: {
      heading: 'Numero di visite',
      what: (product) =>
        `Per farci sapere come viene usato questo sito, ${product} conta le visite per noi: quale pagina è stata vista e in quale giorno, da quale sito, da quale paese e con quale tipo di dispositivo, e quante volte qualcuno segue un link per chiamare, scrivere o prenotare, oppure invia il modulo di contatto. Per questo non servono cookie, e nel Suo browser non viene salvato né letto nulla.`,
      apart:
        'Per sapere quante persone diverse sono venute in un giorno, il Suo indirizzo IP e il nome del Suo browser sono mescolati con un valore casuale valido solo per quel giorno e trasformati in un numero che non permette di risalire a Lei. Né l’indirizzo né il nome sono conservati. Finita la giornata, il valore casuale e questi numeri sono eliminati; restano soltanto i totali. Se il Suo browser chiede di non essere tracciato, non si forma alcun numero di questo tipo.',
      basis:
        'La base giuridica è il nostro legittimo interesse a sapere come viene usato il sito (art. 6, par. 1, lett. f).',
    },
    booking: {
      heading: 'Prenotazione di appuntamenti',
      at: (hosts) =>
        `Gli appuntamenti si prenotano su un altro sito: ${hosts}. Nulla vi viene trasmesso prima che Lei segua il collegamento. Ciò che inserisce su quel sito è trattato dal suo gestore, secondo la sua informativa sulla privacy.`,
    },
    links: {
      heading: 'Collegamenti ad altri siti',
      others:
        'Gli altri siti non vengono a sapere nulla di Lei finché non segue un collegamento che vi conduce. In seguito sono i loro gestori a rispondere di ciò che accade ai Suoi dati.',
      profiles: (networks) =>
        `Lo stesso vale per i nostri profili su ${networks}: i loro simboli su questo sito sono semplici collegamenti.`,
      map: 'La mappa si apre sul sito di OpenStreetMap; qui non ne è incorporata alcuna.',
    },
    retention: {
      heading: 'Durata della conservazione',
      until:
        'Conserviamo i dati personali solo finché servono allo scopo per cui sono stati forniti o finché lo richiede la legge, ad esempio per le fatture. Poi vengono cancellati.',
    },
    rights: {
      heading: 'I Suoi diritti',
      have: 'Nella misura prevista dalla legge, Lei ha il diritto di:',
      access: 'sapere quali dati che La riguardano sono in nostro possesso (art. 15)',
      correction: 'far rettificare i dati inesatti (art. 16)',
      deletion: 'far cancellare i Suoi dati (art. 17)',
      restriction: 'far limitare il loro trattamento (art. 18)',
      portability: 'ricevere in un formato di uso comune i dati che ci ha fornito (art. 20)',
      objection: 'opporsi a un trattamento fondato su un legittimo interesse (art. 21)',
      withdrawal: 'revocare un consenso in qualsiasi momento, per il futuro (art. 7, par. 3)',
      ask: 'Basta un messaggio.',
      complaint:
        'Può inoltre proporre reclamo a un’autorità di controllo (art. 77): nell’Unione europea a quella del luogo in cui vive, in cui lavora o in cui si sono svolti i fatti.',
      elsewhere: 'In altri Paesi, ad esempio in Svizzera, la legge può riconoscerLe diritti simili.',
      noDuty: 'Non è tenuto a fornirci alcun dato, e questo sito non prende decisioni automatizzate che La riguardano.',
    },
    changes: {
      heading: 'Modifiche',
      when: 'Modifichiamo questa pagina quando cambia il sito o cambia la legge. Vale la versione pubblicata qui.',
    },
  },
  terms: {
    title: 'Condizioni d’uso',
    opening: (name) =>
      `Queste condizioni si applicano all’uso del sito di ${name}. Per i nostri servizi vale ciò che concordiamo con Lei.`,
    provider: { heading: 'Gestore del sito', who: 'Questo sito è gestito da:' },
    services: {
      heading: 'Servizi e preventivi',
      noOffer:
        'Questo sito descrive ciò che facciamo. Non costituisce un’offerta vincolante. Un contratto si conclude solo quando confermiamo il Suo ordine o quando Lei accetta un preventivo preparato per Lei.',
      booking: (hosts) => `Agli appuntamenti prenotati su ${hosts} si applicano anche le condizioni di quel sito.`,
    },
    prices: {
      heading: 'Prezzi',
      guidance:
        'I prezzi indicati su questo sito sono orientativi, salvo diversa indicazione accanto ad essi. Fa fede il prezzo che concordiamo con Lei.',
    },
    liability: {
      heading: 'Responsabilità',
      care: 'Curiamo questo sito con attenzione. Non possiamo tuttavia garantire che tutto sia completo, aggiornato e sempre disponibile.',
      limits:
        'Nella misura consentita dalla legge, non rispondiamo dei danni derivanti dall’uso di questo sito. Restano salve la responsabilità che la legge non consente di limitare, come in caso di dolo, colpa grave, frode o danni alla vita, all’integrità fisica o alla salute, e i diritti che la legge Le riconosce come consumatore.',
    },
    property: {
      heading: 'Testi e immagini',
      rights:
        'I testi, le immagini e i loghi di questo sito sono protetti dal diritto d’autore e da altri diritti. Appartengono a noi o sono utilizzati con il permesso dei titolari. Oltre quanto consentito dalla legge, La preghiamo di chiederci il permesso prima di utilizzarli.',
      photos: (names) => `Foto: ${names}.`,
    },
    links: {
      heading: 'Collegamenti ad altri siti',
      others:
        'Questo sito rimanda ad altri. Del loro contenuto rispondono soltanto i rispettivi gestori. Se un collegamento porta a qualcosa di illecito, ce lo segnali e lo rimuoveremo.',
    },
    law: {
      heading: 'Legge applicabile',
      of: (country) => `Queste condizioni sono regolate dalla legge del seguente Paese: ${country}.`,
      consumers: 'Se è un consumatore, mantiene la tutela delle norme imperative del Paese in cui vive.',
    },
    changes: {
      heading: 'Modifiche',
      when: 'Possiamo modificare queste condizioni per il futuro. Vale la versione pubblicata qui.',
      rest: 'Se una parte non fosse valida, il resto rimane in vigore.',
    },
  },
}
