/** The fixed words of a page, other than its owner's text and the contact form, which has a separate language. */
type PageWords = {
  menu: string
  closeMenu: string
  /** Leads past the header, for keyboards. */
  skip: string
  call: string
  /** What the line above the header is, to those who hear it. */
  announcement: string
  /** Leads to the contact section; `contact` does so from the menu. */
  message: string
  contact: string
  /** What the menu in the header is, to those who hear it. */
  main: string
  map: string
  openMap: string
  /** What a map shows, with `{place}` where the place's name stands: as a whole, and with a pin. */
  mapOf: string
  mapAt: string
  /** What stands in place of a map. */
  drawnMap: string
  gallery: string
  /** The headings of sections that have none, for those who hear the page. */
  services: string
  team: string
  /** With `{count}` where the number of stars stands. */
  stars: string
  questions: string
  /** What two pictures to compare are. */
  before: string
  after: string
  enlarge: string
  close: string
  previous: string
  next: string
  video: string
  play: string
  photos: string
  /** With `{name}` where the product's name stands. */
  madeWith: string
  /** Leads to the product's page where visitors report the website. */
  report: string
  refuse: string
  /** Shows the cookie notice again. */
  cookieSettings: string
  nothingToSee: string
  /** Under that heading: why somebody may have come to it. */
  lost: string
  /** Before the phone number and the email address, on the not-found page. */
  orReachUs: string
  homepage: string
  /** What leads to the pages about the law, and what their titles begin with. */
  privacy: string
  terms: string
}

/** The languages that the contact form has too, by the first part of a language's code. */
const wordsByLanguage: Readonly<Record<string, PageWords>> = {
  en: {
    menu: 'Menu',
    closeMenu: 'Close menu',
    skip: 'Skip to content',
    call: 'Call',
    announcement: 'Announcement',
    message: 'Message',
    contact: 'Contact',
    main: 'Main',
    map: 'Map',
    openMap: 'Open in maps',
    mapOf: 'Map of {place}',
    mapAt: 'Map with a pin at {place}',
    drawnMap: 'Drawn landscape in place of a map',
    gallery: 'Gallery',
    services: 'Services',
    team: 'Team',
    stars: '{count} of 5 stars',
    questions: 'Questions and answers',
    before: 'Before',
    after: 'After',
    enlarge: 'Enlarge',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    video: 'Video',
    play: 'Play',
    photos: 'Photos',
    madeWith: 'Made with {name}',
    report: 'Report this website',
    refuse: 'Refuse',
    cookieSettings: 'Cookie settings',
    nothingToSee: 'Nothing to see here',
    lost: 'The page you are looking for has moved, or it was never here.',
    orReachUs: 'Or reach us directly:',
    homepage: 'Homepage',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  es: {
    menu: 'Menú',
    closeMenu: 'Cerrar el menú',
    skip: 'Ir al contenido',
    call: 'Llamar',
    announcement: 'Aviso',
    message: 'Mensaje',
    contact: 'Contacto',
    main: 'Principal',
    map: 'Mapa',
    openMap: 'Abrir en el mapa',
    mapOf: 'Mapa de {place}',
    mapAt: 'Mapa con un marcador en {place}',
    drawnMap: 'Paisaje dibujado en lugar de un mapa',
    gallery: 'Galería',
    services: 'Servicios',
    team: 'Equipo',
    stars: '{count} de 5 estrellas',
    questions: 'Preguntas y respuestas',
    before: 'Antes',
    after: 'Después',
    enlarge: 'Ampliar',
    close: 'Cerrar',
    previous: 'Anterior',
    next: 'Siguiente',
    video: 'Vídeo',
    play: 'Reproducir',
    photos: 'Fotos',
    madeWith: 'Hecho con {name}',
    report: 'Denunciar esta web',
    refuse: 'Rechazar',
    cookieSettings: 'Ajustes de cookies',
    nothingToSee: 'Aquí no hay nada que ver',
    lost: 'La página que busca ha cambiado de sitio o nunca ha estado aquí.',
    orReachUs: 'O póngase en contacto con nosotros:',
    homepage: 'Página de inicio',
    privacy: 'Privacidad',
    terms: 'Condiciones',
  },
  fr: {
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    skip: 'Aller au contenu',
    call: 'Appeler',
    announcement: 'Annonce',
    message: 'Message',
    contact: 'Contact',
    main: 'Navigation principale',
    map: 'Plan',
    openMap: 'Ouvrir le plan',
    mapOf: 'Plan de {place}',
    mapAt: 'Plan avec un repère : {place}',
    drawnMap: 'Paysage dessiné à la place d’un plan',
    gallery: 'Galerie',
    services: 'Services',
    team: 'Équipe',
    stars: '{count} étoiles sur 5',
    questions: 'Questions et réponses',
    before: 'Avant',
    after: 'Après',
    enlarge: 'Agrandir',
    close: 'Fermer',
    previous: 'Précédent',
    next: 'Suivant',
    video: 'Vidéo',
    play: 'Lire',
    photos: 'Photos',
    madeWith: 'Créé avec {name}',
    report: 'Signaler ce site',
    refuse: 'Refuser',
    cookieSettings: 'Paramètres des cookies',
    nothingToSee: 'Rien à voir ici',
    lost: 'La page que vous cherchez a changé d’adresse, ou n’a jamais existé.',
    orReachUs: 'Ou contactez-nous directement :',
    homepage: 'Accueil',
    privacy: 'Confidentialité',
    terms: 'Conditions',
  },
  it: {
    menu: 'Menu',
    closeMenu: 'Chiudi il menu',
    skip: 'Vai al contenuto',
    call: 'Chiama',
    announcement: 'Avviso',
    message: 'Messaggio',
    contact: 'Contatti',
    main: 'Principale',
    map: 'Mappa',
    openMap: 'Apri nelle mappe',
    mapOf: 'Mappa di {place}',
    mapAt: 'Mappa con un segnaposto: {place}',
    drawnMap: 'Paesaggio disegnato al posto di una mappa',
    gallery: 'Galleria',
    services: 'Servizi',
    team: 'Squadra',
    stars: '{count} stelle su 5',
    questions: 'Domande e risposte',
    before: 'Prima',
    after: 'Dopo',
    enlarge: 'Ingrandisci',
    close: 'Chiudi',
    previous: 'Precedente',
    next: 'Successivo',
    video: 'Video',
    play: 'Riproduci',
    photos: 'Foto',
    madeWith: 'Creato con {name}',
    report: 'Segnala questo sito',
    refuse: 'Rifiuta',
    cookieSettings: 'Impostazioni cookie',
    nothingToSee: 'Qui non c’è niente da vedere',
    lost: 'La pagina cercata è stata spostata o non è mai esistita.',
    orReachUs: 'Oppure ci contatti direttamente:',
    homepage: 'Pagina iniziale',
    privacy: 'Privacy',
    terms: 'Condizioni',
  },
  de: {
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    skip: 'Zum Inhalt springen',
    call: 'Anrufen',
    announcement: 'Hinweis',
    message: 'Nachricht',
    contact: 'Kontakt',
    main: 'Hauptmenü',
    map: 'Karte',
    openMap: 'Auf der Karte öffnen',
    mapOf: 'Karte von {place}',
    mapAt: 'Karte mit einer Markierung: {place}',
    drawnMap: 'Gezeichnete Landschaft anstelle einer Karte',
    gallery: 'Galerie',
    services: 'Leistungen',
    team: 'Team',
    stars: '{count} von 5 Sternen',
    questions: 'Fragen und Antworten',
    before: 'Vorher',
    after: 'Nachher',
    enlarge: 'Vergrößern',
    close: 'Schließen',
    previous: 'Zurück',
    next: 'Weiter',
    video: 'Video',
    play: 'Abspielen',
    photos: 'Fotos',
    madeWith: 'Erstellt mit {name}',
    report: 'Diese Website melden',
    refuse: 'Ablehnen',
    cookieSettings: 'Cookie-Einstellungen',
    nothingToSee: 'Hier gibt es nichts zu sehen',
    lost: 'Die gesuchte Seite ist umgezogen, oder es hat sie nie gegeben.',
    orReachUs: 'Oder wenden Sie sich direkt an uns:',
    homepage: 'Startseite',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
  },
  ja: {
    menu: 'メニュー',
    closeMenu: 'メニューを閉じる',
    skip: '本文へ移動',
    call: '電話する',
    announcement: 'お知らせ',
    message: 'メッセージ',
    contact: 'お問い合わせ',
    main: 'メイン',
    map: '地図',
    openMap: '地図で開く',
    mapOf: '{place}の地図',
    mapAt: '{place}に印のある地図',
    drawnMap: '地図の代わりの風景画',
    gallery: 'ギャラリー',
    services: 'サービス',
    team: 'チーム',
    stars: '星5つ中{count}つ',
    questions: 'よくある質問',
    before: 'ビフォー',
    after: 'アフター',
    enlarge: '拡大',
    close: '閉じる',
    previous: '前へ',
    next: '次へ',
    video: '動画',
    play: '再生',
    photos: '写真',
    madeWith: '{name}で作成',
    report: 'このサイトを報告',
    refuse: '拒否',
    cookieSettings: 'Cookieの設定',
    nothingToSee: 'ここには何もありません',
    lost: 'お探しのページは移動したか、もともと存在しません。',
    orReachUs: '直接のお問い合わせはこちら：',
    homepage: 'ホームページ',
    privacy: 'プライバシー',
    terms: '利用規約',
  },
  ko: {
    menu: '메뉴',
    closeMenu: '메뉴 닫기',
    skip: '본문으로 이동',
    call: '전화하기',
    announcement: '공지',
    message: '메시지',
    contact: '문의',
    main: '주 메뉴',
    map: '지도',
    openMap: '지도에서 열기',
    mapOf: '{place} 지도',
    mapAt: '{place} 위치가 표시된 지도',
    drawnMap: '지도를 대신하는 풍경 그림',
    gallery: '갤러리',
    services: '서비스',
    team: '팀',
    stars: '별 5개 중 {count}개',
    questions: '질문과 답변',
    before: '전',
    after: '후',
    enlarge: '확대',
    close: '닫기',
    previous: '이전',
    next: '다음',
    video: '동영상',
    play: '재생',
    photos: '사진',
    madeWith: '{name}로 제작',
    report: '이 웹사이트 신고',
    refuse: '거부',
    cookieSettings: '쿠키 설정',
    nothingToSee: '여기에는 볼 것이 없습니다',
    lost: '찾으시는 페이지는 이동했거나 처음부터 없던 페이지입니다.',
    orReachUs: '직접 문의하기:',
    homepage: '홈페이지',
    privacy: '개인정보 처리방침',
    terms: '이용약관',
  },
}

/** A page's own words in its language (BCP 47); in English where the language has none here. */
export function pageWords(language: string): PageWords {
  const [primary = ''] = language.toLowerCase().split('-')
  return (Object.hasOwn(wordsByLanguage, primary) ? wordsByLanguage[primary] : undefined) ?? english
}

const english = wordsByLanguage.en as PageWords
