import type { LegalTexts } from '../legal-words.ts'

const google =
  'un servicio de Google (en el Espacio Económico Europeo y en Suiza Google Ireland Limited, en otros lugares Google LLC)'

export const legal: LegalTexts = {
  contents: 'Contenido',
  asOf: (date) => `Última modificación: ${date}`,
  phone: 'Teléfono:',
  email: 'Correo electrónico:',
  privacy: {
    title: 'Política de privacidad',
    opening: (name) =>
      `Esta página explica qué ocurre con los datos personales cuando usted visita el sitio web de ${name}. Los artículos citados son los del Reglamento General de Protección de Datos (RGPD) de la Unión Europea, en la medida en que le sea aplicable.`,
    controller: {
      heading: 'Responsable del tratamiento',
      who: 'Responsable del tratamiento de los datos personales en este sitio web:',
    },
    hosting: {
      heading: 'Visita de este sitio web',
      requests:
        'Para mostrarle una página, su navegador tiene que enviar algunos datos: su dirección IP, la dirección de la página, la hora, el navegador y el sistema operativo que utiliza y, por lo general, la página desde la que llega. Sin estos datos no sería posible entregarle la página.',
      processor: (product) =>
        `Este sitio web se aloja en ${product}, que trata estos datos por cuenta nuestra como encargado del tratamiento (art. 28). Su red responde desde un servidor cercano a usted, que puede encontrarse fuera de su país. Los registros de los servidores se conservan solo el tiempo que exigen el funcionamiento y la seguridad del sitio web.`,
      basis:
        'La base jurídica es nuestro interés legítimo en disponer de un sitio web que funcione y sea seguro (art. 6.1.f).',
    },
    storage: {
      heading: 'Cookies y almacenamiento en su navegador',
      none: 'Este sitio web no instala cookies ni utiliza otro almacenamiento de su navegador que la caché habitual.',
      notice:
        'Este sitio web no instala cookies. Su respuesta al aviso se guarda en el almacenamiento local de su navegador para no volver a preguntarle. No se nos envía.',
      asked:
        'Sin su consentimiento, este sitio web no instala cookies. Su respuesta al aviso se guarda en el almacenamiento local de su navegador para no volver a preguntarle. No se nos envía. Con su consentimiento, Google Analytics instala cookies, como se describe a continuación.',
      unasked:
        'Este sitio web no instala cookies propias. Google Analytics, que se describe a continuación, instala cookies en cuanto usted abre la página.',
    },
    analytics: {
      heading: 'Google Analytics',
      asked: (id) =>
        `Si usted lo acepta, este sitio web carga Google Analytics (ID de medición ${id}), ${google}. La base jurídica es su consentimiento (art. 6.1.a).`,
      unasked: (id) =>
        `En cuanto usted abre la página, este sitio web carga Google Analytics (ID de medición ${id}), ${google}. La base jurídica es nuestro interés legítimo en saber cómo se utiliza el sitio web (art. 6.1.f).`,
      what: 'Google Analytics instala cookies como «_ga», con una duración de hasta dos años, y nos indica de forma agregada qué páginas se visitan, durante cuánto tiempo, desde qué región y con qué tipo de dispositivo. Google trata los datos por cuenta nuestra, en parte en servidores situados en los Estados Unidos, y se basa para ello en el Marco de Privacidad de Datos UE-EE. UU. y en cláusulas contractuales tipo.',
      withdraw:
        'Puede retirar su consentimiento en cualquier momento y con efecto para el futuro: elija «Ajustes de cookies» al final de la página de inicio y después «Rechazar». Las cookies ya instaladas se pueden borrar en su navegador.',
      object:
        'Puede oponerse en cualquier momento bloqueando las cookies en su navegador o con el complemento para navegadores que Google ofrece para ello.',
      more: 'Política de privacidad de Google:',
    },
    video: {
      heading: 'Vídeos',
      onClick: (service) =>
        `Este sitio web incluye un vídeo de ${service}. Solo se carga cuando usted hace clic en él. A partir de ese momento, ${service} conoce su dirección IP, la página en la que se encuentra y datos de su navegador, y puede instalar cookies o utilizar el almacenamiento de su navegador.`,
      provider: {
        YouTube: `YouTube es ${google}. Utilizamos su modo de privacidad mejorada.`,
        Vimeo:
          'Vimeo es un servicio de Vimeo.com, Inc., en los Estados Unidos. Hemos activado su opción «Do Not Track».',
      },
      basis: 'La base jurídica es el consentimiento que usted da al hacer clic (art. 6.1.a).',
      more: (service) => `Política de privacidad de ${service}:`,
    },
    assets: {
      heading: 'Fuentes e imágenes',
      own: 'Las fuentes y las imágenes se cargan desde la dirección de este sitio web y no desde terceros.',
      fonts: 'Las fuentes se cargan desde la dirección de este sitio web y no desde terceros.',
      pictures: (sources) =>
        `Algunas imágenes se cargan directamente desde donde se encuentran: ${sources}. Su navegador envía allí su dirección IP y datos sobre sí mismo. La base jurídica es nuestro interés legítimo en mostrar estas imágenes como lo pide su fuente (art. 6.1.f).`,
    },
    contact: {
      heading: 'Cuando se pone en contacto con nosotros',
      use: 'Si nos llama o nos escribe, utilizamos lo que nos comunica, como su nombre, su número de teléfono o su dirección de correo electrónico y su mensaje, para responderle y atender su solicitud.',
      basis:
        'La base jurídica es el art. 6.1.b cuando se trata de un contrato o de su preparación y, en los demás casos, nuestro interés legítimo en responderle (art. 6.1.f).',
    },
    form: {
      heading: 'Formulario de contacto',
      sent: (product) =>
        `Lo que escribe en el formulario de contacto se transmite por una conexión cifrada y lo guarda para nosotros, junto con la hora, ${product}, como encargado del tratamiento (art. 28), hasta que lo borramos. Se nos avisa por correo electrónico y lo utilizamos como si nos hubiera escrito directamente.`,
      stored: { eu: 'Se almacena en la Unión Europea.', us: 'Se almacena en los Estados Unidos.' },
      photos:
        'Las fotos que adjunte se reducen y se guardan sin los datos de la cámara, como el lugar. Se conservan y se borran con su mensaje; si no lo envía, en el plazo de un día.',
      spam: 'Antes, un programa comprueba si el mensaje puede ser correo no deseado, por sus palabras, sus enlaces y la forma en que se envió, y cuenta durante poco tiempo cuántos mensajes llegan desde una misma dirección IP. La dirección no se guarda con su mensaje. Los mensajes sospechosos se apartan, los podemos seguir leyendo y se borran a los 30 días.',
      basis:
        'La base jurídica es la misma que para cualquier otro mensaje que nos dirija; para la comprobación es nuestro interés legítimo en un buzón sin correo no deseado (art. 6.1.f).',
    },
    numbers: {
      heading: 'Número de visitas',
      what: (product) =>
        `Para que sepamos cómo se utiliza este sitio web, ${product} cuenta las visitas para nosotros: qué página se vio y qué día, desde qué sitio web, qué país y qué tipo de dispositivo, y cuántas veces alguien sigue un enlace para llamar, escribir o reservar, o envía el formulario de contacto. Para ello no hacen falta cookies, y en su navegador no se guarda ni se lee nada.`,
      apart:
        'Para saber cuántas personas distintas vinieron en un día, su dirección IP y el nombre de su navegador se mezclan con un valor aleatorio que solo vale ese día y se convierten en un número que no permite llegar hasta usted. No se guardan ni la dirección ni el nombre. Cuando termina el día, se eliminan el valor aleatorio y esos números; solo quedan totales. Si su navegador pide que no se le siga, no se forma ningún número de este tipo.',
      basis: 'La base jurídica es nuestro interés legítimo en saber cómo se utiliza el sitio web (art. 6.1.f).',
    },
    booking: {
      heading: 'Reserva de citas',
      at: (hosts) =>
        `Las citas se reservan en otro sitio web: ${hosts}. No se envía nada allí antes de que usted siga el enlace. Lo que escriba allí lo trata quien lo gestiona, conforme a su propia política de privacidad.`,
    },
    links: {
      heading: 'Enlaces a otros sitios web',
      others:
        'Los demás sitios web no saben nada de usted hasta que sigue un enlace que lleva a ellos. A partir de entonces, quienes los gestionan son responsables de lo que ocurra con sus datos.',
      profiles: (networks) =>
        `Lo mismo vale para nuestros perfiles en ${networks}: sus símbolos en este sitio web son simples enlaces.`,
      map: 'El mapa se abre en el sitio web de OpenStreetMap; aquí no hay ninguno incrustado.',
    },
    retention: {
      heading: 'Plazo de conservación',
      until:
        'Conservamos los datos personales solo mientras son necesarios para el fin con que se facilitaron o mientras lo exige la ley, por ejemplo en el caso de las facturas. Después se eliminan.',
    },
    rights: {
      heading: 'Sus derechos',
      have: 'En la medida en que la ley lo prevea, usted tiene derecho a:',
      access: 'saber qué datos suyos tenemos (art. 15)',
      correction: 'que se rectifiquen los datos inexactos (art. 16)',
      deletion: 'que se supriman sus datos (art. 17)',
      restriction: 'que se limite su tratamiento (art. 18)',
      portability: 'recibir en un formato de uso común los datos que nos ha facilitado (art. 20)',
      objection: 'oponerse a un tratamiento basado en un interés legítimo (art. 21)',
      withdrawal: 'retirar un consentimiento en cualquier momento y con efecto para el futuro (art. 7.3)',
      ask: 'Basta con que nos envíe un mensaje.',
      complaint:
        'También puede presentar una reclamación ante una autoridad de control (art. 77): en la Unión Europea, la del lugar donde vive, donde trabaja o donde se produjeron los hechos.',
      elsewhere: 'En otros países, la ley puede concederle derechos semejantes.',
      noDuty:
        'Usted no está obligado a facilitarnos datos, y este sitio web no toma decisiones automatizadas sobre usted.',
    },
    changes: {
      heading: 'Cambios',
      when: 'Modificamos esta página cuando cambia el sitio web o cambia la ley. Es válida la versión publicada aquí.',
    },
  },
  terms: {
    title: 'Condiciones de uso',
    opening: (name) =>
      `Estas condiciones se aplican al uso del sitio web de ${name}. Nuestros servicios se rigen por lo que acordemos con usted.`,
    provider: { heading: 'Titular del sitio web', who: 'El titular de este sitio web es:' },
    services: {
      heading: 'Servicios y presupuestos',
      noOffer:
        'Este sitio web describe lo que hacemos. No es una oferta vinculante. El contrato solo se celebra cuando confirmamos su encargo o cuando usted acepta un presupuesto que le hemos preparado.',
      booking: (hosts) => `A las citas reservadas en ${hosts} se les aplican además las condiciones de ese sitio web.`,
    },
    prices: {
      heading: 'Precios',
      guidance:
        'Los precios indicados en este sitio web son orientativos, salvo que se indique otra cosa junto a ellos. El precio válido es el que acordemos con usted.',
    },
    liability: {
      heading: 'Responsabilidad',
      care: 'Preparamos este sitio web con cuidado. Aun así, no podemos garantizar que todo esté completo, actualizado y disponible en todo momento.',
      limits:
        'En la medida en que la ley lo permita, no respondemos de los daños derivados del uso de este sitio web. Esto no limita la responsabilidad que la ley no permite limitar, como en caso de dolo, negligencia grave, fraude o daños a la vida, la integridad física o la salud, ni los derechos que la ley le reconoce como consumidor.',
    },
    property: {
      heading: 'Textos e imágenes',
      rights:
        'Los textos, las imágenes y los logotipos de este sitio web están protegidos por derechos de autor y otros derechos. Nos pertenecen o se utilizan con permiso de sus titulares. Más allá de lo que permite la ley, consúltenos antes de utilizarlos.',
      photos: (names) => `Fotos: ${names}.`,
    },
    links: {
      heading: 'Enlaces a otros sitios web',
      others:
        'Este sitio web enlaza con otros. De su contenido responden únicamente quienes los gestionan. Si un enlace lleva a algo ilícito, avísenos y lo retiraremos.',
    },
    law: {
      heading: 'Derecho aplicable',
      of: (country) => `Estas condiciones se rigen por la legislación del siguiente país: ${country}.`,
      consumers: 'Si usted es consumidor, conserva la protección de las normas imperativas del país en el que vive.',
    },
    changes: {
      heading: 'Cambios',
      when: 'Podemos modificar estas condiciones para el futuro. Es válida la versión publicada aquí.',
      rest: 'Si alguna parte no fuera válida, el resto seguirá en vigor.',
    },
  },
}
