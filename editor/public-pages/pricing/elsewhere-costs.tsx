import { product } from '../../../renderer/document/product.ts'
import { postPath } from '../../../worker/platform/addresses/public-paths.ts'

/** The things that cost money, and who gets it. */
export function ElsewhereCosts() {
  return (
    <section className="band" aria-labelledby="elsewhere">
      <h2 id="elsewhere">What costs money, and whose register it lands in</h2>
      <div className="points three">
        <div>
          <h3>A domain</h3>
          <p>
            You rent it by the year from a registrar, in your own name. We connect it for free and set up its
            certificate. For what to look for before you pay, see{' '}
            <a href={postPath('choosing-a-web-address')}>choosing a web address</a>.
          </p>
        </div>
        <div>
          <h3>The hosting behind all this</h3>
          <p>
            The operator of an installation of {product.name} pays for its servers: here, we do. The software is open
            source, so anyone may run it. They then pay the hosting bill and decide what to charge.
          </p>
        </div>
        <div>
          <h3>People</h3>
          <p>
            A photographer for a morning, somebody to read your text aloud with. Often the best money a small business
            can spend on its website, and none of it comes our way.
          </p>
        </div>
      </div>
    </section>
  )
}
