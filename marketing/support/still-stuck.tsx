import { product } from '#renderer/document/product.ts'

export function StillStuck() {
  return (
    <section className="stuck" aria-labelledby="help">
      <h2 id="help">Still stuck?</h2>
      <p>
        Write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>. Say what you did, what you
        expected and what you saw, and the web address of your website if it has one.
      </p>
    </section>
  )
}
