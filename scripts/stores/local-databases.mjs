/** The bindings of this machine's databases, from the text of wrangler.toml: wrangler takes a second to load. */
export const databasesIn = (toml) =>
  [...toml.matchAll(/^\[\[d1_databases\]\]\n(?:(?!\[).*\n)*?binding = "(\w+)"/gm)].map(([, binding]) => binding)
