/** A barber's own page as such pages are: linked data, a menu, a banner about cookies, text, pictures, a footer. */
export const barberPage = (paragraphs = 60) => `<!doctype html>
<html lang="en" class="has-cookie-consent">
<head>
<meta charset="utf-8">
<title>Home &#8211; Fade &amp; Co. | Barbers in Leeds</title>
<base href="/shop/">
<meta name="description" content="Sharp fades &amp; hot towel shaves in the heart of Leeds.">
<meta property="og:image" content="/pictures/card.jpg">
<link rel="apple-touch-icon" href="/touch.png">
<style>.a{color:red}</style>
<script>window.secret = "never read this";</script>
<script type="application/ld+json">{"broken": </script>
<script type="application/ld+json">
{"@context":"https://schema.org","@graph":[
 {"@type":"WebSite","name":"Some theme","telephone":"000 000 000"},
 {"@type":"Person","name":"Nico","telephone":"+44 7000 000000"},
 {"@type":["HairSalon","LocalBusiness"],"name":"Fade & Co.","telephone":"+44 113 496 0123","email":"mailto:Hello@FadeAndCo.example",
  "logo":{"@type":"ImageObject","url":"/pictures/logo.png"},
  "address":{"@type":"PostalAddress","streetAddress":"12 Call Lane","addressLocality":"Leeds","addressRegion":"West Yorkshire","postalCode":"LS1 6DN","addressCountry":"GB"},
  "openingHoursSpecification":[
   {"@type":"OpeningHoursSpecification","dayOfWeek":["Tuesday","Wednesday","Thursday","https://schema.org/Friday"],"opens":"09:00","closes":"18:30:00"},
   {"@type":"OpeningHoursSpecification","dayOfWeek":"Saturday","opens":"08:00","closes":"16:00"},
   {"@type":"OpeningHoursSpecification","dayOfWeek":["Sunday","Monday"],"opens":"00:00","closes":"00:00"},
   {"@type":"OpeningHoursSpecification","validFrom":"2026-12-24","validThrough":"2026-12-26","dayOfWeek":"Friday","opens":"10:00","closes":"12:00"}],
  "sameAs":["https://www.instagram.com/fadeandco","https://fadeandco.example/"]}
]}
</script>
</head>
<body>
<div id="cookie-banner">We use cookies to make this page better.</div>
<header class="site-header">
 <a href="#main" class="skip-link">Skip to content</a>
 <img class="site-logo" src="/pictures/other-logo.png" alt="Fade &amp; Co. logo" width="160" height="60">
 <nav><ul><li><a href="/">Home</a><li><a href="/prices">Prices</a></ul></nav>
</header>
<main id="main">
 <h1>Sharp fades,<br>no fuss</h1>
 <p>We&nbsp;cut hair   the way <b>you</b> want it &mdash; since 2009.</p>
 <p hidden>Nobody sees this.</p>
 <div style="display: none">Nor this.</div>
 <section class="cookie-cutter"><h2>Cuts</h2><ul><li>Skin fade<li>Beard trim</ul></section>
 <p>Fade\u202eoc.\u200b & Co.\u0007 is open to all.</p>
 ${Array.from({ length: paragraphs }, (_, index) => `<p>Paragraph ${index}: we take our time with every cut, talk as much or as little as you like, and finish with a hot towel.</p>`).join('\n ')}
 <img src="data:image/gif;base64,R0lGOD" data-src="chair.jpg#top" alt="The green chair">
 <picture><source type="image/avif" srcset="x.avif 2000w"><source srcset="shop-400.webp 400w, shop-1600.webp 1600w"><img src="shop.jpg" alt="The shop
   at night"></picture>
 <img src="beard-300x200.jpg" srcset="beard-300x200.jpg 300w, beard.jpg 1200w" alt="A beard trim">
 <img src="beard.jpg" alt="again">
 <img src="/icons/star.png" width="16" height="16"><img src="map.svg"><img src="https://www.facebook.com/tr?id=1" alt="">
 <img src="javascript:alert(1)"><img src="file:///etc/passwd"><img src="http://[bad" alt="">
 <div style="background-image:url('/pictures/wall.jpg')"></div>
 <svg><title>Scissors</title><text>Not a text</text></svg>
 <noscript><img src="/noscript.png">Turn on JavaScript</noscript>
 <form><label>Your name</label><textarea>Dear Sirs</textarea><button>Book now</button></form>
</main>
<footer><p>© Fade & Co.</p><img src="/pictures/payment.png">
 <a href="tel:+441134960999">Call</a> <a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a>
 <a href="https://www.facebook.com/fadeandco">Facebook</a> <a href="https://instagram.com/another">Instagram</a></footer>
</body></html>`
