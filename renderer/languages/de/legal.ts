import type { LegalTexts } from '../legal-words.ts'

const google =
  'einen Dienst von Google (im Europäischen Wirtschaftsraum und in der Schweiz Google Ireland Limited, andernorts Google LLC)'

export const legal: LegalTexts = {
  contents: 'Inhalt',
  asOf: (date) => `Stand: ${date}`,
  phone: 'Telefon:',
  email: 'E-Mail:',
  privacy: {
    title: 'Datenschutz\u00aderklärung',
    opening: (name) =>
      `Diese Seite informiert darüber, was mit personenbezogenen Daten geschieht, wenn Sie die Website von ${name} besuchen. Die genannten Artikel sind die der Datenschutz-Grundverordnung (DSGVO) der Europäischen Union, soweit sie für Sie gilt.`,
    controller: {
      heading: 'Verantwortlicher',
      who: 'Verantwortlich für die Verarbeitung personenbezogener Daten auf dieser Website ist:',
    },
    hosting: {
      heading: 'Aufruf dieser Website',
      requests:
        'Damit eine Seite angezeigt werden kann, übermittelt Ihr Browser einige Daten: Ihre IP-Adresse, die Adresse der Seite, den Zeitpunkt, den verwendeten Browser, das Betriebssystem und in der Regel die Seite, von der Sie kommen. Ohne diese Daten ließe sich die Seite nicht ausliefern.',
      processor: (product) =>
        `Bereitgestellt wird diese Website durch ${product}; der Dienst verarbeitet diese Daten in unserem Auftrag (Art. 28). Sein Netz antwortet von einem Server in Ihrer Nähe, der auch außerhalb Ihres Landes stehen kann. Serverprotokolle werden nur so lange aufbewahrt, wie es für Betrieb und Sicherheit der Website erforderlich ist.`,
      basis:
        'Rechtsgrundlage ist unser berechtigtes Interesse an einer funktionierenden und sicheren Website (Art. 6 Abs. 1 Buchst. f).',
    },
    storage: {
      heading: 'Cookies und Speicher im Browser',
      none: 'Diese Website setzt keine Cookies und nutzt, vom üblichen Zwischenspeicher abgesehen, auch keinen anderen Speicher Ihres Browsers.',
      notice:
        'Diese Website setzt keine Cookies. Ihre Antwort auf den eingeblendeten Hinweis wird im lokalen Speicher Ihres Browsers abgelegt, damit Sie nicht erneut gefragt werden. An uns wird sie nicht übermittelt.',
      asked:
        'Ohne Ihre Einwilligung setzt diese Website keine Cookies. Ihre Antwort auf den eingeblendeten Hinweis wird im lokalen Speicher Ihres Browsers abgelegt, damit Sie nicht erneut gefragt werden. An uns wird sie nicht übermittelt. Mit Ihrer Einwilligung setzt Google Analytics Cookies, wie im nächsten Abschnitt beschrieben.',
      unasked:
        'Diese Website setzt selbst keine Cookies. Google Analytics, im nächsten Abschnitt beschrieben, setzt Cookies, sobald Sie die Seite öffnen.',
    },
    analytics: {
      heading: 'Google Analytics',
      asked: (id) =>
        `Wenn Sie einwilligen, lädt diese Website Google Analytics (Mess-ID ${id}), ${google}. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a).`,
      unasked: (id) =>
        `Sobald Sie die Seite öffnen, lädt diese Website Google Analytics (Mess-ID ${id}), ${google}. Rechtsgrundlage ist unser berechtigtes Interesse daran, zu wissen, wie die Website genutzt wird (Art. 6 Abs. 1 Buchst. f).`,
      what: 'Google Analytics setzt Cookies wie „_ga“ mit einer Laufzeit von bis zu zwei Jahren und teilt uns zusammengefasst mit, welche Seiten wie lange, aus welcher Region und mit welcher Art von Gerät besucht werden. Google verarbeitet die Daten in unserem Auftrag, teilweise auf Servern in den USA, und stützt sich dabei auf den EU-US-Datenschutzrahmen und auf Standardvertragsklauseln.',
      withdraw:
        'Sie können Ihre Einwilligung jederzeit für die Zukunft widerrufen: Wählen Sie am Ende der Startseite „Cookie-Einstellungen“ und dann „Ablehnen“. Bereits gesetzte Cookies können Sie in Ihrem Browser löschen.',
      object:
        'Sie können jederzeit widersprechen, indem Sie Cookies in Ihrem Browser blockieren oder die Browser-Erweiterung nutzen, die Google dafür anbietet.',
      more: 'Datenschutzerklärung von Google:',
    },
    video: {
      heading: 'Videos',
      onClick: (service) =>
        `Auf dieser Website ist ein Video von ${service} eingebunden. Es wird erst geladen, wenn Sie es anklicken. Ab dann erfährt ${service} Ihre IP-Adresse, die aufgerufene Seite und Angaben zu Ihrem Browser und kann Cookies setzen oder den Speicher Ihres Browsers nutzen.`,
      provider: {
        YouTube:
          'YouTube ist ein Dienst von Google (im Europäischen Wirtschaftsraum und in der Schweiz Google Ireland Limited, andernorts Google LLC). Wir nutzen den erweiterten Datenschutzmodus.',
        Vimeo:
          'Vimeo ist ein Dienst der Vimeo.com, Inc. in den USA. Wir haben die Option „Do Not Track“ eingeschaltet.',
      },
      basis: 'Rechtsgrundlage ist die Einwilligung, die Sie mit Ihrem Klick geben (Art. 6 Abs. 1 Buchst. a).',
      more: (service) => `Datenschutzerklärung von ${service}:`,
    },
    assets: {
      heading: 'Schriften und Bilder',
      own: 'Schriften und Bilder werden von der Adresse dieser Website geladen, nicht von Dritten.',
      fonts: 'Schriften werden von der Adresse dieser Website geladen, nicht von Dritten.',
      pictures: (sources) =>
        `Einige Bilder werden unmittelbar dort geladen, wo sie liegen: ${sources}. Ihr Browser übermittelt dorthin Ihre IP-Adresse und Angaben zu sich selbst. Rechtsgrundlage ist unser berechtigtes Interesse daran, diese Bilder so zu zeigen, wie ihre Quelle es verlangt (Art. 6 Abs. 1 Buchst. f).`,
    },
    contact: {
      heading: 'Wenn Sie Kontakt aufnehmen',
      use: 'Wenn Sie uns anrufen oder schreiben, verwenden wir Ihre Angaben – etwa Ihren Namen, Ihre Telefonnummer oder E-Mail-Adresse und Ihre Nachricht –, um Ihnen zu antworten und Ihr Anliegen zu bearbeiten.',
      basis:
        'Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b, soweit es um einen Vertrag oder seine Anbahnung geht, sonst unser berechtigtes Interesse, Ihnen zu antworten (Art. 6 Abs. 1 Buchst. f).',
    },
    form: {
      heading: 'Kontaktformular',
      sent: (product) =>
        `Was Sie in das Kontaktformular eingeben, wird verschlüsselt übertragen und zusammen mit dem Zeitpunkt von ${product} in unserem Auftrag aufbewahrt (Art. 28), bis wir es löschen. Wir werden per E-Mail benachrichtigt und verwenden Ihre Angaben so, als hätten Sie uns direkt geschrieben.`,
      stored: {
        eu: 'Gespeichert wird all das in der Europäischen Union.',
        us: 'Gespeichert wird all das in den Vereinigten Staaten.',
      },
      photos:
        'Fotos, die Sie anhängen, werden verkleinert und ohne die Angaben der Kamera, etwa den Ort, gespeichert. Sie werden mit Ihrer Nachricht aufbewahrt und gelöscht; wenn Sie diese nicht absenden, innerhalb eines Tages.',
      spam: 'Zuvor prüft ein Programm anhand der Wörter, der Links und der Art des Absendens, ob es sich um Spam handeln könnte, und zählt für kurze Zeit, wie viele Nachrichten von einer IP-Adresse kommen. Die Adresse wird nicht mit Ihrer Nachricht gespeichert. Mutmaßlicher Spam wird gesondert aufbewahrt, bleibt für uns lesbar und wird nach 30 Tagen gelöscht.',
      basis:
        'Rechtsgrundlage ist dieselbe wie bei jeder anderen Nachricht an uns; für die Prüfung ist es unser berechtigtes Interesse an einem Posteingang ohne Spam (Art. 6 Abs. 1 Buchst. f).',
    },
    numbers: {
      heading: 'Besucherzahlen',
      what: (product) =>
        `Damit wir wissen, wie diese Website genutzt wird, zählt ${product} in unserem Auftrag die Besuche: welche Seite an welchem Tag aufgerufen wurde, von welcher Website, aus welchem Land und mit welcher Art von Gerät, und wie oft jemand einem Link zum Anrufen, Schreiben oder Buchen folgt oder das Kontaktformular absendet. Cookies braucht es dafür nicht; in Ihrem Browser wird nichts gespeichert oder ausgelesen.`,
      apart:
        'Um zu erfahren, wie viele verschiedene Menschen an einem Tag kamen, werden Ihre IP-Adresse und die Bezeichnung Ihres Browsers mit einem Zufallswert vermischt, der nur an diesem Tag gilt, und in eine Zahl umgewandelt, die nicht zu Ihnen zurückführt. Weder Adresse noch Bezeichnung werden gespeichert. Ist der Tag vorbei, werden Zufallswert und Zahlen verworfen; es bleiben nur Summen. Bittet Ihr Browser darum, nicht verfolgt zu werden, wird keine solche Zahl gebildet.',
      basis:
        'Rechtsgrundlage ist unser berechtigtes Interesse daran, die Nutzung der Website zu kennen (Art. 6 Abs. 1 Buchst. f).',
    },
    booking: {
      heading: 'Terminbuchung',
      at: (hosts) =>
        `Termine werden auf einer anderen Website gebucht: ${hosts}. Solange Sie dem Link nicht folgen, wird dorthin nichts übermittelt. Was Sie dort eingeben, verarbeitet deren Betreiber; es gilt seine eigene Datenschutzerklärung.`,
    },
    links: {
      heading: 'Links zu anderen Websites',
      others:
        'Andere Websites erfahren nichts über Sie, solange Sie keinem Link dorthin folgen. Danach sind deren Betreiber dafür verantwortlich, was mit Ihren Daten geschieht.',
      profiles: (networks) =>
        `Das gilt auch für unsere Profile bei ${networks}: Ihre Symbole auf dieser Website sind nichts weiter als Links.`,
      map: 'Die Karte öffnet sich auf der Website von OpenStreetMap; hier ist keine eingebettet.',
    },
    retention: {
      heading: 'Speicherdauer',
      until:
        'Wir bewahren personenbezogene Daten nur so lange auf, wie sie für ihren Zweck gebraucht werden oder wie das Gesetz es verlangt, etwa bei Rechnungen. Danach werden sie gelöscht.',
    },
    rights: {
      heading: 'Ihre Rechte',
      have: 'Soweit das Gesetz es vorsieht, haben Sie das Recht auf:',
      access: 'Auskunft über Ihre bei uns gespeicherten Daten (Art. 15)',
      correction: 'Berichtigung unrichtiger Daten (Art. 16)',
      deletion: 'Löschung Ihrer Daten (Art. 17)',
      restriction: 'Einschränkung der Verarbeitung (Art. 18)',
      portability: 'Herausgabe der von Ihnen bereitgestellten Daten in einem gängigen Format (Art. 20)',
      objection: 'Widerspruch gegen eine Verarbeitung, die sich auf ein berechtigtes Interesse stützt (Art. 21)',
      withdrawal: 'Widerruf einer Einwilligung, jederzeit und für die Zukunft (Art. 7 Abs. 3)',
      ask: 'Eine Nachricht an uns genügt.',
      complaint:
        'Außerdem können Sie sich bei einer Aufsichtsbehörde beschweren (Art. 77): in der Europäischen Union bei der Behörde an Ihrem Wohnort, an Ihrem Arbeitsplatz oder am Ort des Geschehens.',
      elsewhere: 'In anderen Ländern, etwa in der Schweiz, kann Ihnen das dortige Recht ähnliche Rechte geben.',
      noDuty:
        'Sie sind nicht verpflichtet, uns Daten mitzuteilen. Automatisierte Entscheidungen über Sie trifft diese Website nicht.',
    },
    changes: {
      heading: 'Änderungen',
      when: 'Wir ändern diese Erklärung, wenn sich die Website oder die Rechtslage ändert. Es gilt die hier veröffentlichte Fassung.',
    },
  },
  terms: {
    title: 'Nutzungs\u00adbedingungen',
    opening: (name) =>
      `Diese Bedingungen gelten für die Nutzung der Website von ${name}. Für unsere Leistungen gilt, was wir mit Ihnen vereinbaren.`,
    provider: { heading: 'Betreiber', who: 'Diese Website wird betrieben von:' },
    services: {
      heading: 'Leistungen und Angebote',
      noOffer:
        'Diese Website beschreibt, was wir tun. Sie ist kein verbindliches Angebot. Ein Vertrag kommt erst zustande, wenn wir Ihren Auftrag bestätigen oder wenn Sie ein für Sie erstelltes Angebot annehmen.',
      booking: (hosts) =>
        `Für Termine, die Sie auf ${hosts} buchen, gelten zusätzlich die Bedingungen der dortigen Website.`,
    },
    prices: {
      heading: 'Preise',
      guidance:
        'Auf dieser Website genannte Preise dienen der Orientierung, sofern nichts anderes dabeisteht. Maßgeblich ist der Preis, den wir mit Ihnen vereinbaren.',
    },
    liability: {
      heading: 'Haftung',
      care: 'Wir stellen diese Website mit Sorgfalt zusammen. Dennoch können wir nicht zusichern, dass alles vollständig, aktuell und jederzeit verfügbar ist.',
      limits:
        'Soweit das Gesetz es zulässt, haften wir nicht für Schäden, die aus der Nutzung dieser Website entstehen. Davon unberührt bleiben eine Haftung, die sich gesetzlich nicht beschränken lässt, etwa bei Vorsatz, grober Fahrlässigkeit, Arglist oder der Verletzung von Leben, Körper oder Gesundheit, und Ihre gesetzlichen Rechte als Verbraucher.',
    },
    property: {
      heading: 'Texte und Bilder',
      rights:
        'Texte, Bilder und Logos auf dieser Website sind durch das Urheberrecht und andere Rechte geschützt. Sie gehören uns oder werden mit Erlaubnis ihrer Inhaber verwendet. Bitte fragen Sie uns, bevor Sie etwas davon über das gesetzlich Erlaubte hinaus verwenden.',
      photos: (names) => `Fotos: ${names}.`,
    },
    links: {
      heading: 'Links zu anderen Websites',
      others:
        'Diese Website verweist auf andere. Für deren Inhalte sind allein ihre Betreiber verantwortlich. Sollte ein Link zu etwas Rechtswidrigem führen, sagen Sie uns bitte Bescheid; wir entfernen ihn dann.',
    },
    law: {
      heading: 'Anwendbares Recht',
      of: (country) => `Für diese Bedingungen gilt das Recht des folgenden Landes: ${country}.`,
      consumers: 'Als Verbraucher behalten Sie den Schutz der zwingenden Vorschriften des Landes, in dem Sie leben.',
    },
    changes: {
      heading: 'Änderungen',
      when: 'Wir können diese Bedingungen für die Zukunft ändern. Es gilt die hier veröffentlichte Fassung.',
      rest: 'Sollte ein Teil davon unwirksam sein, bleiben die übrigen Bestimmungen wirksam.',
    },
  },
}
