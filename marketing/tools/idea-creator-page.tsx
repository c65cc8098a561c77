import { limits } from '#renderer/document/fields/limits.ts'
import { product } from '#renderer/document/product.ts'
import { ideasAtOnce } from '#worker/creation/suggestions/schema.ts'
import { wizardLink } from '#worker/platform/addresses/paths.ts'
import { Closing } from '../parts/closing.tsx'
import { Questions, questionsData } from '../parts/questions.tsx'
import { Trail } from '../parts/trail.tsx'
import type { PublicPage } from '../public-page.ts'
import { trailOf } from '../shell/trail.ts'
import { AdviceBand } from './advice.tsx'
import { ideaAdvice, ideaQuestions } from './idea-words.ts'
import { toolData } from './tool-data.ts'
import { ToolField, ToolForm } from './tool-form.tsx'
import { ToolResults } from './tool-results.tsx'
import { sampleIdeas, sampleInterests } from './tool-samples.ts'

const path = '/business-idea-creator'
const title = 'Business idea creator'
const description =
  'Ten ideas for a small business from what you like and can do, each in about five words. Free, no account, and each a click from a name or a website.'

/** Suggests business ideas, with links to the name creator and the wizard. */
export default {
  path,
  title: `${title}, free · ${product.name}`,
  description,
  data: [toolData(title, path, description), questionsData(ideaQuestions)],
  scripts: ['idea-creator'],
  body: IdeaCreatorBody,
} satisfies PublicPage

function IdeaCreatorBody() {
  return (
    <>
      <section className="tool-head">
        <Trail steps={trailOf(path, title).slice(0, -1)} />
        <h1>Business idea creator</h1>
        <p className="lead">Say what you like and what you’re good at. Get ten ideas of about five words each.</p>
      </section>

      <div className="tool">
        <ToolForm
          path={path}
          button="Suggest ten ideas"
          without="Turn on JavaScript to get ideas. Everything else here works without it."
        >
          <ToolField
            name="about"
            label="What do you like, and what can you do?"
            note="Two or three things are best."
            max={limits.businessDescription}
            example={sampleInterests.interests}
            rows={3}
            required
          />
          <ToolField
            name="place"
            label="Where would it be?"
            note="Optional"
            max={limits.businessLocation}
            example={sampleInterests.place}
          />
        </ToolForm>
        <ToolResults
          about={`${sampleInterests.interests}, in ${sampleInterests.place}`}
          examples={sampleIdeas.map((idea) => <IdeaRow key={idea} idea={idea} />)}
          blank={<IdeaRow idea="" />}
          more="Ten more"
          atOnce={ideasAtOnce}
        />
      </div>

      <AdviceBand
        id="advice"
        heading="Six questions before you quit your job"
        lead="An idea is the easy part. These tell you, in an evening, whether it might be a business."
        items={ideaAdvice}
      />

      <Questions heading="About ideas" items={ideaQuestions} name="asked" />

      <section className="band tool-next" aria-labelledby="next">
        <h2 id="next">Have the idea already?</h2>
        <p className="lead">Now it needs a name that people remember and can spell.</p>
        <a className="button" href="/business-name-creator" data-click="open-name-creator">
          Find a name for it
        </a>
      </section>

      <Closing
        heading="The cheapest way to try an idea"
        text="Create a website for it, show it to five people and watch their faces. It costs nothing, and you can take it down again."
      />
    </>
  )
}

function IdeaRow({ idea }: { idea: string }) {
  return (
    <li className="result idea">
      <span className="result-text">{idea}</span>
      <span className="result-acts">
        <a
          className="take"
          href={wizardLink({ businessActivities: idea })}
          aria-label={`Create a website for it: ${idea}`}
          data-click="make-idea"
        >
          Create a website for it
        </a>
        <a
          className="take second"
          href={`/business-name-creator?${new URLSearchParams({ about: idea })}`}
          aria-label={`Find a name for it: ${idea}`}
          data-click="name-idea"
        >
          Find a name for it
        </a>
      </span>
    </li>
  )
}
