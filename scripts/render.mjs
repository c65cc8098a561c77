// npm run render -- site.json out/      a website's document as files that any static host serves
// npm run render -- documents/ out/     every .json of a folder, each as a separate folder, named by its file
//   --origin https://example.com        where it will be served; {name} stands for the document's name
//   --form https://shop.example.com     where the same website is published, to send its contact form there: files cannot take messages.
//                                       {name} as above. Without it, the forms are left out and the command says of which websites.
//   --with-document                     also writes the document, beside what is served: it imports again to the same website
// package.json gives V8 a small young generation and no helper threads: with a thread of ours on each processor, helpers only take turns
// with them, and new pages of memory cost more than the collections that they save. A thousand websites take 0.77 of the time.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureToolchain, hasToolchain } from './run.mjs'

const usage =
  'Say what to render and where to: npm run render -- site.json out/ [--origin https://example.com] [--form https://shop.example.com] [--with-document]'
// npm changes into the project's folder; INIT_CWD has the caller's.
const home = process.env.npm_lifecycle_event === 'render' ? (process.env.INIT_CWD ?? '.') : '.'
const job = readArguments()

if (!hasToolchain()) await ensureToolchain()
const { preparedRenderer } = await import('./render/render-bundle.mjs')
const { renderDocuments, fonts } = await preparedRenderer()

try {
  const { websites, files, withoutForm } = await renderDocuments({ ...job, fonts })
  const count = websites === 1 ? 'A website' : `${websites} websites`
  console.log(`${count} of ${files} files in ${job.out}`)
  if (withoutForm.length > 0)
    console.log(
      ['Left out the contact form, which --form sends to where the website is published, of:', ...withoutForm].join(
        '\n  ',
      ),
    )
} catch (error) {
  // Errors that the caller can fix are sentences; anything else is our bug and keeps its trace.
  const foreseen = error.name === 'RenderRefusal' || error.code !== undefined
  fail(foreseen ? error.message : error.stack)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        origin: { type: 'string', default: 'https://example.com' },
        form: { type: 'string' },
        'with-document': { type: 'boolean', default: false },
      },
    })
    const [from, out, ...more] = positionals
    if (!from || !out || more.length > 0) fail(usage)
    return {
      from: resolve(home, from),
      out: resolve(home, out),
      origin: values.origin,
      form: values.form,
      withDocument: values['with-document'],
    }
  } catch (error) {
    fail(`${error.message}\n${usage}`)
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
