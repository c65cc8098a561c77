import { cookieBannerIds } from './cookie-banner.tsx'

const measure = (id: string) =>
  `function m(){var w=window,s=document.createElement('script');w.dataLayer=w.dataLayer||[];function g(){dataLayer.push(arguments)}g('js',new Date);g('config','${id}');s.async=true;s.src='https://www.googletagmanager.com/gtag/js?id=${id}';document.head.append(s)}`

const { banner, accept, refuse, again } = cookieBannerIds
const ask = `var k='cookies',f=function(i){return document.getElementById(i)},b=f('${banner}'),o=f('${again}'),v=null;try{v=localStorage.getItem(k)}catch(e){}function a(x){b.hidden=true;try{localStorage.setItem(k,x)}catch(e){}if(x!=v){if(x=='yes')m();else if(v=='yes')location.reload()}v=x}if(v=='yes')m();b.hidden=v=='yes'||v=='no';f('${accept}').onclick=function(){a('yes')};f('${refuse}').onclick=function(){a('no')};if(o){o.hidden=false;o.onclick=function(){b.hidden=false}}`

/**
 * The only script on a page, at most 1,024 bytes. Loads analytics after consent if the page has a cookie notice, otherwise immediately.
 * Undefined without analytics and notice.
 */
export function consentScript({
  banner: isShown,
  analyticsId,
}: {
  banner: boolean
  analyticsId: string
}): string | undefined {
  if (!isShown && analyticsId === '') return undefined
  const measuring = /^G-[A-Z0-9]{4,10}$/.test(analyticsId) ? measure(analyticsId) : 'function m(){}'
  return `(function(){${measuring}${isShown ? ask : 'm()'}})()`
}
