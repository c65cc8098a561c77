import { product } from '../../../renderer/document/product.ts'
import { postPath } from '../../../worker/platform/addresses/public-paths.ts'
import { comparison } from './comparison.ts'

/** Ours beside the others, the rows in which they are ahead included. */
export function Comparison() {
  return (
    <section className="band" aria-labelledby="beside">
      <h2 id="beside">Compared with other website builders</h2>
      <p className="lead">
        The column for the others is a rule of thumb, since they differ and change. Ask the one you’re considering; we
        wrote down <a href={postPath('before-you-pay-for-a-website')}>what to ask</a>, us included.
      </p>
      <table className="compare">
        <thead>
          <tr>
            <td />
            <th scope="col">{product.name}</th>
            <th scope="col">Others, as a rule</th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ what, here, elsewhere }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-of={product.name}>{here}</td>
              <td data-of="Others">{elsewhere}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
