import { product } from '../../../renderer/document/product.ts'
import { postPath } from '../../../worker/contract/public-paths/public-paths.ts'

/** What is not free, and who is paid for it. */
export function ElsewhereCosts() {
  return (
    <section className="band" aria-labelledby="elsewhere">
      <h2 id="elsewhere">What costs money, and whose register it lands in</h2>
      <div className="points three">
        <div>
          <h3>A domain</h3>
          <p>
            You rent it by the year from a registrar, in your own name. We connect it for nothing and make its
            certificate. What to look for before you pay is in{' '}
            <a href={postPath('choosing-a-web-address')}>choosing a web address</a>.
          </p>
        </div>
        <div>
          <h3>The hosting behind all this</h3>
          <p>
            Servers are paid by whoever operates an installation of {product.name}, here: by us. The software is open
            source, so anybody may run one of their own. Then the hosting bill is theirs, and so is the decision what to
            ask for it.
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
