import { limits } from '#renderer/document/fields/limits.ts'
import { product } from '#renderer/document/product.ts'
import { openingWords } from '#templates/trade-words.ts'
import { namesAtOnce } from '#worker/creation/suggestions/schema.ts'
import { pages, wizardLink } from '#worker/platform/addresses/paths.ts'
import { industryCopies } from '../industries/industry-copies.ts'
import { Closing } from '../parts/closing.tsx'
import { Questions, questionsData } from '../parts/questions.tsx'
import { Trail } from '../parts/trail.tsx'
import type { PublicPage } from '../public-page.ts'
import { trailOf } from '../shell/trail.ts'
import { AdviceBand } from './advice.tsx'
import { nameAdvice, nameKinds, nameQuestions } from './name-words.ts'
import { toolData } from './tool-data.ts'
import { ToolField, ToolForm } from './tool-form.tsx'
import { ToolResults } from './tool-results.tsx'
import { sampleBusiness, sampleNames } from './tool-samples.ts'

const path = '/business-name-creator'
const title = 'Business name creator'
const description =
  'Twelve names for your business, made from what you do and where. Free, no account. Keep the ones you like and see your website with one of them.'

/** Suggests business names, with links to the wizard. */
export default {
  path,
  title: `${title}, free · ${product.name}`,
  description,
  data: [toolData(title, path, description), questionsData(nameQuestions)],
  scripts: ['name-creator'],
  body: NameCreatorBody,
} satisfies PublicPage

function NameCreatorBody() {
  return (
    <>
      <section className="tool-head">
        <Trail steps={trailOf(path, title).slice(0, -1)} />
        <h1>Business name creator</h1>
        <p className="lead">Say what you do and get twelve names for it. None of them? Twelve more.</p>
      </section>

      <div className="tool">
        <ToolForm
          path={path}
          button="Suggest twelve names"
          without="Turn on JavaScript to get name suggestions. Everything else here works without it."
        >
          <ToolField
            name="about"
            label="What does the business do?"
            note="A sentence is plenty. More detail, better names."
            max={limits.businessDescription}
            example={sampleBusiness.activities}
            rows={3}
            required
          />
          <ToolField
            name="place"
            label="Where is it?"
            note="Optional"
            max={limits.businessLocation}
            example={sampleBusiness.place}
          />
          <ToolField
            name="name"
            label="A word you would like in it"
            note="Optional"
            max={limits.businessName}
            example="Cinnamon"
          />
        </ToolForm>
        <ToolResults
          about={`${sampleBusiness.activities}, ${sampleBusiness.place}`}
          examples={sampleNames.map((name) => (
            <NameRow key={name} name={name} activities={sampleBusiness.activities} />
          ))}
          blank={<NameRow name="" activities="" />}
          more="Twelve more"
          atOnce={namesAtOnce}
        />
        <section className="shortlist" id="shortlist" aria-labelledby="shortlist-heading" hidden>
          <h2 id="shortlist-heading">Your shortlist</h2>
          <ul id="kept" />
          <template id="kept-blank">
            <li>
              <a href={pages.create} data-click="use-name">
                Use this name
              </a>
              <button className="mini" type="button" aria-label="Remove from shortlist">
                <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                  <path d="m6 6 12 12M18 6 6 18" />
                </svg>
              </button>
            </li>
          </template>
        </section>
      </div>

      <AdviceBand id="advice" heading="How to choose a good one" items={nameAdvice} />

      <section className="band sunken" aria-labelledby="kinds">
        <div className="beside">
          <div className="beside-head">
            <h2 id="kinds">Four kinds of names</h2>
            <p className="lead">
              A dozen has most of them, the last one when you say who runs the place. It helps to know which you are
              looking for.
            </p>
          </div>
          <dl className="kinds">
            {nameKinds.map(({ kind, example, text }) => (
              <div key={kind}>
                <dt>
                  {kind}
                  <span className="kind-example">{example}</span>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <section className="band" aria-labelledby="trades">
        <h2 id="trades">Or begin with your trade</h2>
        <ul className="chips tool-chips">
          {industryCopies.map(({ slug }) => (
            <li key={slug}>
              <a href={`${path}?trade=${slug}`}>{openingWords(slug)}</a>
            </li>
          ))}
        </ul>
        <p className="more">
          <a href="/business-idea-creator">No business to name yet? Find an idea first</a>
        </p>
      </section>

      <Questions heading="About names" items={nameQuestions} name="asked" />
      <Closing
        heading="A name looks different on a website"
        text="Put it on one and see. It takes a few minutes, and if it’s the wrong name, you change it with a click."
      />
    </>
  )
}

type NameRowProps = { name: string; activities: string }

/** A name and its actions. Actions that require a script are hidden until it loads. */
function NameRow({ name, activities }: NameRowProps) {
  return (
    <li className="result">
      <span className="result-text">{name}</span>
      <span className="result-acts">
        <button className="mini" type="button" data-act="keep" aria-label={`Keep ${name}`} aria-pressed="false" hidden>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.8.7-.8a5 5 0 0 1 7.1 7.1Z" />
          </svg>
        </button>
        <button className="mini" type="button" data-act="copy" aria-label={`Copy ${name}`} hidden>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
          </svg>
        </button>
        <a
          className="take"
          href={wizardLink({ businessName: name, businessActivities: activities })}
          aria-label={`Use this name: ${name}`}
          data-click="use-name"
        >
          Use this name
        </a>
      </span>
    </li>
  )
}
