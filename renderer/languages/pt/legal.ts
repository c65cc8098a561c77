import type { LegalTexts } from '../legal-words.ts'

const google =
  'um serviço da empresa Google (na Europa – EEE e Suíça – Google Ireland Limited, em outros lugares Google LLC)'

export const legal: LegalTexts = {
  contents: 'Índice',
  asOf: (date) => `Última alteração: ${date}`,
  phone: 'Telefone:',
  email: 'E-mail:',
  privacy: {
    title: 'Política de privacidade',
    opening: (name) =>
      `Esta página explica o que acontece aos dados pessoais de quem visita o site “${name}”. Os artigos citados são os do Regulamento Geral sobre a Proteção de Dados (RGPD) da União Europeia, na medida em que se aplique.`,
    controller: {
      heading: 'Responsável pelo tratamento',
      who: 'Responsável pelo tratamento dos dados pessoais neste site:',
    },
    hosting: {
      heading: 'Visita a este site',
      requests:
        'Para mostrar uma página, o seu navegador tem de transmitir alguns dados: o seu endereço IP, o endereço da página, a hora, o navegador e o sistema que usa e, em regra, a página de onde vem. Sem estes dados, não seria possível entregar a página.',
      processor: (product) =>
        `Este site é disponibilizado pelo serviço ${product}, que trata estes dados por nossa conta, como subcontratante (art. 28.º). A rede desse serviço responde a partir de um servidor próximo, que pode estar fora do seu país. Os logs dos servidores só são conservados durante o tempo necessário ao funcionamento e à segurança do site.`,
      basis:
        'O fundamento jurídico é o nosso interesse legítimo em ter um site que funcione e seja seguro (art. 6.º, n.º 1, alínea f).',
    },
    storage: {
      heading: 'Cookies e armazenamento no navegador',
      none: 'Este site não instala cookies nem usa outro armazenamento do seu navegador além da memória temporária habitual.',
      notice:
        'Este site não instala cookies. A sua resposta ao aviso fica no armazenamento local do seu navegador, para que a pergunta não se repita. Não nos é transmitida.',
      asked:
        'Sem o seu consentimento, este site não instala cookies. A sua resposta ao aviso fica no armazenamento local do seu navegador, para que a pergunta não se repita. Não nos é transmitida. Com o seu consentimento, o Google Analytics instala cookies, como se descreve abaixo.',
      unasked:
        'Este site não instala cookies próprios. O Google Analytics, descrito abaixo, instala cookies assim que abre a página.',
    },
    analytics: {
      heading: 'Google Analytics',
      asked: (id) =>
        `Se der o seu consentimento, este site carrega o Google Analytics (ID de medição ${id}), ${google}. O fundamento jurídico é o seu consentimento (art. 6.º, n.º 1, alínea a).`,
      unasked: (id) =>
        `Assim que abre a página, este site carrega o Google Analytics (ID de medição ${id}), ${google}. O fundamento jurídico é o nosso interesse legítimo em saber como o site é usado (art. 6.º, n.º 1, alínea f).`,
      what: 'O Google Analytics instala cookies como “_ga”, com duração de até dois anos, e informa-nos de forma resumida que páginas são vistas, durante quanto tempo, a partir de que região e com que tipo de dispositivo. A empresa Google trata os dados por nossa conta, em parte em servidores nos Estados Unidos, com base no Quadro de Privacidade de Dados UE-EUA (Data Privacy Framework) e em cláusulas contratuais-tipo.',
      withdraw:
        'Pode retirar o seu consentimento a qualquer momento, para o futuro: no fim da página inicial, escolha “Preferências de cookies” e depois “Recusar”. Os cookies já instalados podem ser apagados no seu navegador.',
      object:
        'Pode opor-se a qualquer momento, bloqueando os cookies no seu navegador ou com a extensão de navegador que a empresa Google oferece para esse fim.',
      more: 'Política de privacidade (Google):',
    },
    video: {
      heading: 'Vídeos',
      onClick: (service) =>
        `Este site inclui um vídeo do ${service}. Só é carregado quando se clica nele. A partir daí, o ${service} passa a conhecer o seu endereço IP, a página em que está e informações sobre o seu navegador, e pode instalar cookies ou usar o armazenamento do seu navegador.`,
      provider: {
        YouTube: `O YouTube é ${google}. Usamos o modo de privacidade reforçada.`,
        Vimeo: 'O Vimeo é um serviço da Vimeo.com, Inc., nos Estados Unidos. A opção “Do Not Track” está ativada.',
      },
      basis: 'O fundamento jurídico é o consentimento que dá ao clicar (art. 6.º, n.º 1, alínea a).',
      more: (service) => `Política de privacidade do ${service}:`,
    },
    assets: {
      heading: 'Fontes e imagens',
      own: 'As fontes e as imagens são carregadas do endereço deste site e não de terceiros.',
      fonts: 'As fontes são carregadas do endereço deste site e não de terceiros.',
      pictures: (sources) =>
        `Algumas imagens são carregadas diretamente do lugar onde se encontram: ${sources}. O seu navegador transmite para lá o seu endereço IP e informações sobre si mesmo. O fundamento jurídico é o nosso interesse legítimo em mostrar estas imagens como a sua origem exige (art. 6.º, n.º 1, alínea f).`,
    },
    contact: {
      heading: 'Quando nos liga ou escreve',
      use: 'Se nos ligar ou escrever, usamos o que nos comunicar – por exemplo, o seu nome, o seu número de telefone ou e-mail e a sua mensagem – para responder e dar seguimento ao seu pedido.',
      basis:
        'O fundamento jurídico é o art. 6.º, n.º 1, alínea b, quando se trata de um contrato ou da sua preparação, e, nos outros casos, o nosso interesse legítimo em responder (art. 6.º, n.º 1, alínea f).',
    },
    form: {
      heading: 'Formulário',
      sent: (product) =>
        `O que escreve no formulário é transmitido de forma cifrada e conservado por nossa conta, com a hora de envio, pelo serviço ${product} como subcontratante (art. 28.º), até que o apaguemos. Recebemos um aviso por e-mail e usamos os dados como se nos tivesse escrito diretamente.`,
      stored: {
        eu: 'Estes dados são armazenados na União Europeia.',
        us: 'Estes dados são armazenados nos Estados Unidos.',
      },
      photos:
        'As fotos que anexar são reduzidas e guardadas sem as informações que o aparelho gravou, como o lugar. São conservadas e apagadas com a sua mensagem; se não a enviar, no prazo de um dia.',
      spam: 'Antes disso, um programa verifica, pelas palavras, pelos links e pela forma de envio, se a mensagem pode ser spam e conta, durante pouco tempo, quantas mensagens vêm de um mesmo endereço IP. Esse endereço não é conservado com a sua mensagem. As mensagens suspeitas ficam à parte, onde ainda as podemos ler, e são apagadas ao fim de 30 dias.',
      basis:
        'O fundamento jurídico é o mesmo de qualquer outra mensagem que nos envie; para a verificação, é o nosso interesse legítimo numa caixa de entrada sem spam (art. 6.º, n.º 1, alínea f).',
    },
    numbers: {
      heading: 'Número de visitas',
      what: (product) =>
        `Para sabermos como este site é usado, o serviço ${product} conta as visitas por nossa conta: que página foi vista e em que dia, a partir de que site, de que país e com que tipo de dispositivo, e quantas vezes alguém segue um link para ligar, escrever ou agendar, ou envia o formulário. Não são precisos cookies; nada é guardado nem lido no seu navegador.`,
      apart:
        'Para saber quantas pessoas diferentes vieram num dia, o seu endereço IP e o nome do seu navegador são misturados com um valor aleatório, válido só nesse dia, e transformados num número que não leva de volta à pessoa. Nem o endereço nem o nome são conservados. Passado o dia, o valor aleatório e esses números são apagados; ficam apenas os totais. Se o seu navegador pedir para não ser seguido, esse número não é formado.',
      basis:
        'O fundamento jurídico é o nosso interesse legítimo em conhecer o uso do site (art. 6.º, n.º 1, alínea f).',
    },
    booking: {
      heading: 'Agendamento',
      at: (hosts) =>
        `O agendamento é feito em outro site: ${hosts}. Nada é transmitido para lá enquanto não seguir o link. O que ali escrever é tratado por quem o opera, segundo a sua própria política de privacidade.`,
    },
    links: {
      heading: 'Links para outros sites',
      others:
        'Os outros sites não recebem nenhuma informação a seu respeito enquanto não seguir um link para eles. Depois disso, quem os opera é responsável pelo que acontece aos seus dados.',
      profiles: (networks) =>
        `O mesmo vale para os nossos perfis (${networks}): os símbolos neste site são simples links.`,
      map: 'O mapa abre no site do OpenStreetMap; aqui não há nenhum incorporado.',
    },
    retention: {
      heading: 'Prazo de conservação',
      until:
        'Só conservamos dados pessoais durante o tempo necessário para a finalidade com que foram fornecidos, ou enquanto a lei o exigir, por exemplo no caso de faturas. Depois são apagados.',
    },
    rights: {
      heading: 'Os seus direitos',
      have: 'Na medida em que a lei o preveja, tem direito:',
      access: 'a saber que dados temos a seu respeito (art. 15.º)',
      correction: 'à retificação de dados incorretos (art. 16.º)',
      deletion: 'ao apagamento dos seus dados (art. 17.º)',
      restriction: 'à limitação do tratamento (art. 18.º)',
      portability: 'a receber em formato corrente os dados que nos forneceu (art. 20.º)',
      objection: 'a opor-se a um tratamento baseado num interesse legítimo (art. 21.º)',
      withdrawal: 'a retirar um consentimento a qualquer momento, para o futuro (art. 7.º, n.º 3)',
      ask: 'Basta uma mensagem sua.',
      complaint:
        'Pode também apresentar reclamação a uma autoridade de proteção de dados (art. 77.º): na União Europeia, a do lugar onde vive, onde trabalha ou onde surgiu a questão.',
      elsewhere:
        'Em outros países, a lei pode dar-lhe direitos semelhantes, como no Brasil a Lei Geral de Proteção de Dados (LGPD).',
      noDuty: 'Não tem obrigação de nos fornecer dados, e este site não toma decisões automatizadas a seu respeito.',
    },
    changes: {
      heading: 'Alterações',
      when: 'Alteramos esta página quando o site ou a lei mudam. Vale a versão aqui publicada.',
    },
  },
  terms: {
    title: 'Termos de utilização',
    opening: (name) =>
      `Estes termos aplicam-se à utilização do site “${name}”. Os nossos serviços regem-se pelo que combinarmos com cada cliente.`,
    provider: { heading: 'Quem mantém este site', who: 'Este site é mantido por:' },
    services: {
      heading: 'Serviços e orçamentos',
      noOffer:
        'Este site descreve o que fazemos. Não constitui uma proposta vinculativa. Só há contrato quando confirmamos o seu pedido ou quando aceita um orçamento feito para o seu caso.',
      booking: (hosts) => `Quando o agendamento é feito em ${hosts}, aplicam-se também os termos desse site.`,
    },
    prices: {
      heading: 'Preços',
      guidance:
        'Os preços indicados neste site servem de orientação, salvo indicação em contrário. Vale o preço que combinarmos com cada cliente.',
    },
    liability: {
      heading: 'Responsabilidade',
      care: 'Preparamos este site com cuidado. Mesmo assim, não podemos garantir que tudo esteja completo, atualizado e sempre disponível.',
      limits:
        'Na medida em que a lei o permita, não respondemos por danos resultantes do uso deste site. Isto não limita a responsabilidade que a lei não deixa limitar – como em caso de dolo, culpa grave, fraude ou danos à vida, ao corpo ou à saúde – nem os direitos que a lei reconhece aos consumidores.',
    },
    property: {
      heading: 'Textos e imagens',
      rights:
        'Os textos, imagens e logotipos deste site estão protegidos pelo direito de autor e por outros direitos. Pertencem-nos ou são usados com autorização dos titulares. Para qualquer uso além do que a lei permite, peça primeiro a nossa autorização.',
      photos: (names) => `Fotos: ${names}.`,
    },
    links: {
      heading: 'Links para outros sites',
      others:
        'Este site tem links para outros. Só quem os opera é responsável pelo seu conteúdo. Se um link levar a algo ilícito, avise-nos e será retirado.',
    },
    law: {
      heading: 'Lei aplicável',
      of: (country) => `Estes termos regem-se pela lei do seguinte país: ${country}.`,
      consumers: 'Quem é consumidor mantém a proteção das normas imperativas do país onde vive.',
    },
    changes: {
      heading: 'Alterações',
      when: 'Podemos alterar estes termos para o futuro. Vale a versão aqui publicada.',
      rest: 'Se uma parte destes termos for inválida, o resto continua em vigor.',
    },
  },
}
