/**
 * The names that swindlers use most, as their web addresses have them: victims believe that they are on those sites. Not every
 * brand, and none that many small businesses could be called after.
 */
export const imitatedBrands = [
  // Banks and brokers.
  'abnamro', 'americanexpress', 'amex', 'axisbank', 'bankofamerica', 'barclays', 'bbva', 'bnpparibas', 'bradesco', 'caixabank',
  'capitalone', 'charlesschwab', 'chase', 'cibc', 'citi', 'citibank', 'comdirect', 'commbank', 'commerzbank', 'creditagricole',
  'creditmutuel', 'danskebank', 'deutschebank', 'discoverbank', 'goldmansachs', 'halifax', 'hdfcbank', 'hsbc', 'icicibank',
  'ingbank', 'ingdirect', 'intesasanpaolo', 'itau', 'jpmorgan', 'labanquepostale', 'lloydsbank', 'monzo', 'morganstanley', 'n26',
  'nationwide', 'natwest', 'navyfederal', 'nordea', 'nubank', 'postbank', 'postfinance', 'rabobank', 'raiffeisen', 'revolut',
  'santander', 'scotiabank', 'societegenerale', 'sparkasse', 'standardchartered', 'starlingbank', 'swedbank', 'tdbank', 'truist',
  'ubs', 'unicredit', 'usbank', 'volksbank', 'wellsfargo', 'westpac',
  // Payment and money that exists in computers only.
  'afterpay', 'alipay', 'applepay', 'binance', 'blockchain', 'cashapp', 'coinbase', 'googlepay', 'klarna', 'kraken', 'ledgerlive',
  'mastercard', 'mercadopago', 'metamask', 'moneygram', 'opensea', 'payoneer', 'paypal', 'paytm', 'phonepe', 'skrill', 'stripe',
  'trezor', 'trustwallet', 'venmo', 'visa', 'westernunion', 'wise', 'zelle',
  // Mail, computers, and what people sign in to.
  'adobe', 'aol', 'apple', 'appleid', 'chatgpt', 'cloudflare', 'docusign', 'dropbox', 'github', 'gmail', 'gmx', 'godaddy', 'google',
  'hotmail', 'icloud', 'intuit', 'itunes', 'kaspersky', 'lastpass', 'mailchimp', 'mcafee', 'microsoft', 'namecheap', 'office365',
  'onedrive', 'openai', 'outlook', 'protonmail', 'quickbooks', 'salesforce', 'sharepoint', 'shopify', 'squarespace', 'turbotax',
  'wetransfer', 'wix', 'wordpress', 'yahoo', 'zoho', 'zoom',
  // Social networks, shows and games.
  'disneyplus', 'epicgames', 'facebook', 'fortnite', 'instagram', 'linkedin', 'netflix', 'nintendo', 'onlyfans', 'pinterest',
  'playstation', 'primevideo', 'reddit', 'roblox', 'skype', 'snapchat', 'spotify', 'steamcommunity', 'telegram', 'tiktok', 'twitch',
  'twitter', 'wechat', 'whatsapp', 'xbox', 'youtube',
  // Marketplaces, travel and food.
  'airbnb', 'aliexpress', 'alibaba', 'allegro', 'amazon', 'amazonprime', 'bestbuy', 'bookingcom', 'costco', 'craigslist', 'deliveroo',
  'doordash', 'ebay', 'etsy', 'expedia', 'flipkart', 'grubhub', 'gumtree', 'ikea', 'justeat', 'kleinanzeigen', 'leboncoin',
  'mercadolibre', 'mercadolivre', 'rakuten', 'shein', 'temu', 'ticketmaster', 'tripadvisor', 'uber', 'ubereats', 'vinted', 'walmart',
  'zalando',
  // Delivery.
  'anpost', 'auspost', 'bpost', 'canadapost', 'chronopost', 'colissimo', 'correos', 'deutschepost', 'dhl', 'dpd', 'evri', 'fedex',
  'gls', 'laposte', 'poste-italiane', 'postnl', 'purolator', 'royalmail', 'swisspost', 'ups', 'usps',
  // Telephones.
  'airtel', 'att', 'bouyguestelecom', 'btinternet', 'comcast', 'deutschetelekom', 'freemobile', 'movistar', 'optus', 'orange', 'sfr',
  'swisscom', 'telefonica', 'telekom', 'telstra', 'tmobile', 'verizon', 'virginmedia', 'vodafone', 'xfinity',
  // Taxes and offices.
  'agenziaentrate', 'agenciatributaria', 'ameli', 'belastingdienst', 'centrelink', 'digid', 'dvla', 'elster', 'finanzamt', 'govuk',
  'hmrc', 'impots', 'incometax', 'irs', 'medicare', 'mygov', 'nhs', 'skatteverket', 'socialsecurity', 'uscis',
] as const // biome-ignore format: a list of words

/** What is put before and behind such a name to make somebody sign in, pay or call. */
export const phishingWords = [
  'access', 'account', 'accounts', 'admin', 'alert', 'alerts', 'app', 'auth', 'authenticate', 'bank', 'banking', 'billing', 'card',
  'center', 'centre', 'claim', 'client', 'clients', 'com', 'confirm', 'confirmation', 'customer', 'customercare', 'customers',
  'customerservice', 'de', 'delivery', 'desk', 'eu', 'gift', 'giftcard', 'giftcards', 'help', 'helpdesk', 'helpline', 'hotline', 'id',
  'info', 'invoice', 'invoices', 'key', 'login', 'logins', 'logon', 'mail', 'mobile', 'my', 'net', 'notice', 'official', 'online',
  'order', 'orders', 'org', 'package', 'parcel', 'password', 'pay', 'payment', 'payments', 'portal', 'prize', 'protect', 'protection',
  'recover', 'recovery', 'refund', 'refunds', 'reset', 'restore', 'reward', 'rewards', 'secure', 'secured', 'security', 'sign', 'signin',
  'signon', 'signup', 'status', 'support', 'team', 'track', 'tracking', 'uk', 'unlock', 'update', 'updates', 'us', 'user', 'validate',
  'verification', 'verified', 'verify', 'wallet', 'web', 'webmail', 'www',
] as const // biome-ignore format: a list of words
