import { product } from '#renderer/document/product.ts'
import { postPath } from '#worker/platform/addresses/public-paths.ts'
import { planLimits } from './plan-limits.ts'

type Row = {
  what: string
  /** Our product. */
  here: string
  /** Typical website builders. */
  elsewhere: string
}

/** A comparison with website builders in general. Names no competitors. */
const comparison: readonly Row[] = [
  {
    what: 'Seeing the finished page before you sign up',
    here: 'Yes',
    elsewhere: 'Varies; often an account comes first',
  },
  {
    what: 'The words on a new page',
    here: 'Yours, with your prices and hours. What you don’t say is left out',
    elsewhere: 'Often placeholders, or text made up for you',
  },
  {
    what: 'A domain of your own',
    here: 'Free to connect',
    elsewhere: 'Usually part of a paid plan',
  },
  {
    what: 'A line that says which tool made the page',
    here: 'Always: one small line in the footer. Hiding it is not currently available',
    elsewhere: 'On free plans, often as a banner; gone on paid ones',
  },
  {
    what: 'What your visitors’ phones have to load',
    here: 'Plain HTML and pictures. No scripts, unless you turn on a cookie banner',
    elsewhere: 'Varies a good deal. Try one of their sites on your phone',
  },
  {
    what: 'Going back to an earlier version',
    here: `Every published version, the last ${planLimits.versions}`,
    elsewhere: 'Varies; often on some plans only',
  },
  {
    what: 'Pages in one website',
    here: 'One, with privacy and terms beside it',
    elsewhere: 'Many',
  },
  {
    what: 'An online shop, payments',
    here: 'No',
    elsewhere: 'Usually, on a paid plan',
  },
  {
    what: 'Appointments',
    here: 'Visitors ask for a time in the form, or follow a button to the booking page you already use',
    elsewhere: 'Often their own calendar',
  },
  {
    what: 'Messages from your page',
    here: 'A form, an inbox and answers by email',
    elsewhere: 'Usually a form; on free plans often with few messages a month',
  },
  {
    what: 'Seeing how many people come',
    here: 'Yes, without cookies and without a banner to click away',
    elsewhere: 'Usually, often through a service that needs a cookie banner',
  },
  {
    what: 'A blog, several people editing one website',
    here: 'No',
    elsewhere: 'Often, sometimes at a price',
  },
]

/** Includes rows in which competitors are ahead. */
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
