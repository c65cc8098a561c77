import type { LegalTexts } from '../legal-words.ts'

const google =
  'un service de Google (dans l’Espace économique européen et en Suisse Google Ireland Limited, ailleurs Google LLC)'

export const legal: LegalTexts = {
  contents: 'Sommaire',
  asOf: (date) => `Dernière modification : ${date}`,
  phone: 'Téléphone :',
  email: 'E-mail :',
  privacy: {
    title: 'Politique de confidentialité',
    opening: (name) =>
      `Cette page explique ce que deviennent les données personnelles lorsque vous consultez le site « ${name} ». Les articles cités sont ceux du règlement général sur la protection des données (RGPD) de l’Union européenne, dans la mesure où il vous est applicable.`,
    controller: {
      heading: 'Responsable du traitement',
      who: 'Responsable du traitement des données personnelles sur ce site :',
    },
    hosting: {
      heading: 'Consultation de ce site',
      requests:
        'Pour afficher une page, votre navigateur doit transmettre certaines données : votre adresse IP, l’adresse de la page, l’heure, le navigateur et le système d’exploitation que vous utilisez et, en règle générale, la page d’où vous venez. Sans ces données, la page ne pourrait pas vous parvenir.',
      processor: (product) =>
        `Ce site est hébergé par ${product}, qui traite ces données pour notre compte en qualité de sous-traitant (art. 28). Son réseau répond depuis un serveur proche de vous, qui peut se trouver hors de votre pays. Les journaux des serveurs ne sont conservés que le temps nécessaire au fonctionnement et à la sécurité du site.`,
      basis:
        'La base juridique est notre intérêt légitime à disposer d’un site qui fonctionne et qui soit sûr (art. 6, paragraphe 1, point f).',
    },
    storage: {
      heading: 'Cookies et stockage dans votre navigateur',
      none: 'Ce site ne dépose aucun cookie et n’utilise aucun autre stockage de votre navigateur que son cache habituel.',
      notice:
        'Ce site ne dépose aucun cookie. Votre réponse au bandeau est conservée dans le stockage local de votre navigateur, afin de ne pas vous poser la question à nouveau. Elle ne nous est pas transmise.',
      asked:
        'Sans votre consentement, ce site ne dépose aucun cookie. Votre réponse au bandeau est conservée dans le stockage local de votre navigateur, afin de ne pas vous poser la question à nouveau. Elle ne nous est pas transmise. Avec votre consentement, Google Analytics dépose des cookies, comme décrit ci-dessous.',
      unasked:
        'Ce site ne dépose lui-même aucun cookie. Google Analytics, décrit ci-dessous, dépose des cookies dès que vous ouvrez la page.',
    },
    analytics: {
      heading: 'Google Analytics',
      asked: (id) =>
        `Si vous l’acceptez, ce site charge Google Analytics (identifiant de mesure ${id}), ${google}. La base juridique est votre consentement (art. 6, paragraphe 1, point a).`,
      unasked: (id) =>
        `Dès que vous ouvrez la page, ce site charge Google Analytics (identifiant de mesure ${id}), ${google}. La base juridique est notre intérêt légitime à savoir comment le site est utilisé (art. 6, paragraphe 1, point f).`,
      what: 'Google Analytics dépose des cookies tels que « _ga », d’une durée maximale de deux ans, et nous indique de façon agrégée quelles pages sont consultées, pendant combien de temps, depuis quelle région et avec quel type d’appareil. Google traite les données pour notre compte, en partie sur des serveurs situés aux États-Unis, et s’appuie pour cela sur le cadre de protection des données UE–États-Unis et sur des clauses contractuelles types.',
      withdraw:
        'Vous pouvez retirer votre consentement à tout moment pour l’avenir : choisissez « Paramètres des cookies » en bas de la page d’accueil, puis « Refuser ». Les cookies déjà déposés peuvent être supprimés dans votre navigateur.',
      object:
        'Vous pouvez vous y opposer à tout moment en bloquant les cookies dans votre navigateur ou avec le module complémentaire que Google propose à cet effet.',
      more: 'Politique de confidentialité de Google :',
    },
    video: {
      heading: 'Vidéos',
      onClick: (service) =>
        `Ce site intègre une vidéo de ${service}. Elle n’est chargée que lorsque vous cliquez dessus. Dès lors, ${service} a connaissance de votre adresse IP, de la page consultée et d’informations sur votre navigateur, et peut déposer des cookies ou utiliser le stockage de votre navigateur.`,
      provider: {
        YouTube: `YouTube est ${google}. Nous utilisons son mode de confidentialité renforcée.`,
        Vimeo:
          'Vimeo est un service de Vimeo.com, Inc., aux États-Unis. Nous avons activé son option « Do Not Track ».',
      },
      basis: 'La base juridique est le consentement que vous donnez en cliquant (art. 6, paragraphe 1, point a).',
      more: (service) => `Politique de confidentialité de ${service} :`,
    },
    assets: {
      heading: 'Polices et images',
      own: 'Les polices et les images sont chargées depuis l’adresse de ce site, et non auprès de tiers.',
      fonts: 'Les polices sont chargées depuis l’adresse de ce site, et non auprès de tiers.',
      pictures: (sources) =>
        `Certaines images sont chargées directement là où elles se trouvent : ${sources}. Votre navigateur y transmet votre adresse IP et des informations sur lui-même. La base juridique est notre intérêt légitime à montrer ces images comme leur source le demande (art. 6, paragraphe 1, point f).`,
    },
    contact: {
      heading: 'Lorsque vous nous contactez',
      use: 'Si vous nous appelez ou nous écrivez, nous utilisons ce que vous nous communiquez – par exemple votre nom, votre numéro de téléphone ou votre adresse e-mail et votre message – pour vous répondre et donner suite à votre demande.',
      basis:
        'La base juridique est l’art. 6, paragraphe 1, point b, lorsqu’il s’agit d’un contrat ou de sa préparation, et sinon notre intérêt légitime à vous répondre (art. 6, paragraphe 1, point f).',
    },
    form: {
      heading: 'Formulaire de contact',
      sent: (product) =>
        `Ce que vous saisissez dans le formulaire de contact est transmis par une connexion chiffrée et conservé pour nous, avec l’heure de l’envoi, par ${product}, notre sous-traitant (art. 28), jusqu’à ce que nous l’effacions. Nous en sommes avertis par e-mail et l’utilisons comme si vous nous aviez écrit directement.`,
      stored: {
        eu: 'Ces données sont stockées dans l’Union européenne.',
        us: 'Ces données sont stockées aux États-Unis.',
      },
      photos:
        'Les photos que vous joignez sont réduites et conservées sans les informations de l’appareil, comme le lieu. Elles sont conservées et effacées avec votre message ; si vous ne l’envoyez pas, dans un délai d’un jour.',
      spam: 'Auparavant, un programme vérifie si le message risque d’être indésirable, d’après ses mots, ses liens et la façon dont il a été envoyé, et compte pendant peu de temps combien de messages viennent d’une même adresse IP. Cette adresse n’est pas conservée avec votre message. Les messages suspects sont mis de côté, restent lisibles pour nous et sont effacés après 30 jours.',
      basis:
        'La base juridique est la même que pour tout autre message que vous nous adressez ; pour la vérification, c’est notre intérêt légitime à une messagerie sans courrier indésirable (art. 6, paragraphe 1, point f).',
    },
    numbers: {
      heading: 'Mesure de la fréquentation',
      what: (product) =>
        `Pour que nous sachions comment ce site est utilisé, ${product} compte les visites pour nous : quelle page a été vue et quel jour, depuis quel site, quel pays et quel type d’appareil, et combien de fois quelqu’un suit un lien pour appeler, écrire ou réserver, ou envoie le formulaire de contact. Aucun cookie n’est nécessaire ; rien n’est enregistré ni lu dans votre navigateur.`,
      apart:
        'Pour savoir combien de personnes différentes sont venues dans la journée, votre adresse IP et le nom de votre navigateur sont mêlés à une valeur aléatoire qui ne vaut que ce jour-là, et transformés en un nombre qui ne permet pas de remonter à vous. Ni l’adresse ni le nom ne sont conservés. La journée passée, la valeur aléatoire et ces nombres sont effacés ; seuls restent des totaux. Si votre navigateur demande à ne pas être suivi, aucun nombre de ce genre n’est formé.',
      basis:
        'La base juridique est notre intérêt légitime à savoir comment le site est utilisé (art. 6, paragraphe 1, point f).',
    },
    booking: {
      heading: 'Prise de rendez-vous',
      at: (hosts) =>
        `Les rendez-vous se prennent sur un autre site : ${hosts}. Rien n’y est transmis tant que vous ne suivez pas le lien. Ce que vous y saisissez est traité par son exploitant, selon sa propre politique de confidentialité.`,
    },
    links: {
      heading: 'Liens vers d’autres sites',
      others:
        'Les autres sites n’apprennent rien de vous tant que vous ne suivez pas un lien qui y mène. Ensuite, leurs exploitants sont responsables de l’usage de vos données.',
      profiles: (networks) =>
        `Il en va de même de nos profils sur ${networks} : leurs symboles sur ce site sont de simples liens.`,
      map: 'Le plan s’ouvre sur le site d’OpenStreetMap ; aucun plan n’est intégré ici.',
    },
    retention: {
      heading: 'Durée de conservation',
      until:
        'Nous ne conservons les données personnelles que le temps nécessaire à la finalité pour laquelle elles ont été communiquées, ou aussi longtemps que la loi l’exige, par exemple pour les factures. Elles sont ensuite supprimées.',
    },
    rights: {
      heading: 'Vos droits',
      have: 'Dans la mesure où la loi le prévoit, vous avez le droit :',
      access: 'd’accéder aux données que nous détenons sur vous (art. 15)',
      correction: 'de faire rectifier des données inexactes (art. 16)',
      deletion: 'de faire effacer vos données (art. 17)',
      restriction: 'de faire limiter leur traitement (art. 18)',
      portability: 'de recevoir dans un format courant les données que vous nous avez fournies (art. 20)',
      objection: 'de vous opposer à un traitement fondé sur un intérêt légitime (art. 21)',
      withdrawal: 'de retirer un consentement à tout moment, pour l’avenir (art. 7, paragraphe 3)',
      ask: 'Un message de votre part suffit.',
      complaint:
        'Vous pouvez aussi introduire une réclamation auprès d’une autorité de contrôle (art. 77) : dans l’Union européenne, celle de votre lieu de résidence, de votre lieu de travail ou du lieu des faits.',
      elsewhere: 'Dans d’autres pays, par exemple en Suisse, la loi peut vous accorder des droits semblables.',
      noDuty:
        'Vous n’êtes pas tenu de nous communiquer des données, et ce site ne prend aucune décision automatisée à votre sujet.',
    },
    changes: {
      heading: 'Modifications',
      when: 'Nous modifions cette page lorsque le site ou la loi change. La version publiée ici fait foi.',
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    opening: (name) =>
      `Ces conditions régissent l’utilisation du site « ${name} ». Nos prestations relèvent de ce dont nous convenons avec vous.`,
    provider: { heading: 'Éditeur du site', who: 'Ce site est édité par :' },
    services: {
      heading: 'Prestations et devis',
      noOffer:
        'Ce site présente ce que nous faisons. Il ne constitue pas une offre ferme. Un contrat n’est conclu que lorsque nous confirmons votre commande ou lorsque vous acceptez un devis établi pour vous.',
      booking: (hosts) => `Pour les rendez-vous pris sur ${hosts}, les conditions de ce site s’appliquent également.`,
    },
    prices: {
      heading: 'Prix',
      guidance:
        'Les prix mentionnés sur ce site sont donnés à titre indicatif, sauf mention contraire. Seul compte le prix dont nous convenons avec vous.',
    },
    liability: {
      heading: 'Responsabilité',
      care: 'Nous préparons ce site avec soin. Nous ne pouvons toutefois pas garantir que tout y soit complet, à jour et disponible à tout moment.',
      limits:
        'Dans la mesure où la loi le permet, nous ne répondons pas des dommages résultant de l’utilisation de ce site. Cela ne limite ni la responsabilité que la loi interdit de limiter – notamment en cas de dol, de faute lourde, de fraude ou d’atteinte à la vie, au corps ou à la santé – ni les droits que la loi vous accorde en tant que consommateur.',
    },
    property: {
      heading: 'Textes et images',
      rights:
        'Les textes, images et logos de ce site sont protégés par le droit d’auteur et d’autres droits. Ils nous appartiennent ou sont utilisés avec l’autorisation de leurs titulaires. Au-delà de ce que la loi permet, merci de nous demander notre accord avant de les utiliser.',
      photos: (names) => `Photos : ${names}.`,
    },
    links: {
      heading: 'Liens vers d’autres sites',
      others:
        'Ce site renvoie vers d’autres sites. Leurs exploitants sont seuls responsables de leur contenu. Si un lien mène à un contenu illicite, signalez-le-nous et nous le retirerons.',
    },
    law: {
      heading: 'Droit applicable',
      of: (country) => `Ces conditions sont régies par le droit du pays suivant : ${country}.`,
      consumers:
        'Si vous êtes consommateur, vous conservez la protection des dispositions impératives du pays où vous vivez.',
    },
    changes: {
      heading: 'Modifications',
      when: 'Nous pouvons modifier ces conditions pour l’avenir. La version publiée ici fait foi.',
      rest: 'Si une partie de ces conditions n’est pas valable, le reste demeure en vigueur.',
    },
  },
}
