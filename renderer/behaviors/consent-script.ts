import { cookieBannerIds } from './cookie-banner.tsx'

/** Loads the measurement only when told to; the notice remembers the answer in the visitor's own browser. */
const measure = (id: string) =>
  `function m(){var w=window,s=document.createElement('script');w.dataLayer=w.dataLayer||[];function g(){dataLayer.push(arguments)}g('js',new Date);g('config','${id}');s.async=true;s.src='https://www.googletagmanager.com/gtag/js?id=${id}';document.head.append(s)}`

const ask = `var k='cookies',b=document.getElementById('${cookieBannerIds.banner}'),v=null;try{v=localStorage.getItem(k)}catch(e){}function a(x){b.hidden=true;try{localStorage.setItem(k,x)}catch(e){}if(x=='yes')m()}if(v=='yes')m();else if(v!='no'){b.hidden=false;document.getElementById('${cookieBannerIds.accept}').onclick=function(){a('yes')};document.getElementById('${cookieBannerIds.refuse}').onclick=function(){a('no')}}`

/**
 * The one script that a page may carry, at most 1,024 bytes: with a notice, the measurement waits for a yes; without one it
 * begins at once; with neither there is no script (undefined).
 */
export function consentScript({ banner, analyticsId }: { banner: boolean; analyticsId: string }): string | undefined {
  if (!banner && analyticsId === '') return undefined
  const measuring = /^G-[A-Z0-9]{4,10}$/.test(analyticsId) ? measure(analyticsId) : 'function m(){}'
  return `(function(){${measuring}${banner ? ask : 'm()'}})()`
}
