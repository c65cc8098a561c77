export function Features() {
  return (
    <section className="band" aria-labelledby="features">
      <h2 id="features">Everything a small business asks of a website. Nothing else.</h2>
      <div className="tiles">
        <article className="tile wide deep">
          <div className="tile-words">
            <h3>Opens before they’ve blinked</h3>
            <p>
              A published page is plain HTML of about twelve kilobytes, kept close to your visitors. No script, no
              waiting, no cookie wall. On a phone, Lighthouse gives our sample websites full marks.
            </p>
          </div>
          <dl className="scores">
            {['Performance', 'Accessibility', 'Best practices', 'Search'].map((name) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>100</dd>
              </div>
            ))}
          </dl>
        </article>
        <article className="tile">
          <h3>Click it, type, done</h3>
          <p>Change any word where it stands. Every change can be undone, and a closed laptop loses nothing.</p>
          <p className="mock" aria-hidden="true">
            <span className="mock-line">
              Hot towels, <span className="mock-typed">steady hands</span>
            </span>
          </p>
        </article>
        <article className="tile">
          <h3>Nothing made up</h3>
          <p>No slogan, no price, no happy customer that you didn’t name. What you don’t say isn’t on your page.</p>
          <p className="mock" aria-hidden="true">
            <span className="mock-tag">You typed</span>
            <span className="mock-line">Skin fade £23, 45 min</span>
          </p>
        </article>
        <article className="tile">
          <h3>Say it once</h3>
          <p>A new price, other hours, another number: change it in one place, and it changes everywhere.</p>
          <p className="mock" aria-hidden="true">
            <span className="mock-line">
              Open until <span className="mock-typed">7 pm</span>
            </span>
          </p>
        </article>
        <article className="tile">
          <h3>Readable in every palette</h3>
          <p>Pick the colors you like. The tones in between are worked out so that all text stands out.</p>
          <p className="swatches" aria-hidden="true">
            <span className="s1" />
            <span className="s2" />
            <span className="s3" />
            <span className="s4" />
            <span className="s5" />
          </p>
        </article>
        <article className="tile">
          <h3>They write, you answer</h3>
          <p>
            A form that works without script, an inbox that keeps spam apart, and requests for a time, ready for your
            calendar.
          </p>
          <p className="mock" aria-hidden="true">
            <span className="mock-tag">New</span>
            <span className="mock-line">“Saturday at ten, for two?”</span>
          </p>
        </article>
        <article className="tile">
          <h3>Numbers without spying</h3>
          <p>
            How many came, from where, and who called. Counted without cookies, so nobody has to click a banner away.
          </p>
          <p className="mock" aria-hidden="true">
            <span className="mock-line">41 visitors today, 3 calls</span>
          </p>
        </article>
        <article className="tile">
          <h3>Your own domain</h3>
          <p>
            Connect the name you own, with the records to set spelled out for your registrar. The certificate is on us.
          </p>
          <p className="mock" aria-hidden="true">
            <span className="mock-lock">www.twogulls.example</span>
          </p>
        </article>
        <article className="tile">
          <h3>Never lost, never stuck</h3>
          <p>Every version you publish is kept and can come back. Everything you made can be downloaded.</p>
          <ol className="mock versions" aria-hidden="true">
            <li>Version 12, live</li>
            <li>Version 11</li>
            <li>Version 10</li>
          </ol>
        </article>
      </div>
    </section>
  )
}
