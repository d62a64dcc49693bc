const HEADING = /^#{2,4} ((?:\d+|E\d+)(?:\.\d+)?)\b/
const ROW = /^(?:\| )?(E?\d+(?:\.\d+)?)(?: \||\. )/
const CITED = /platform contract((?:[\s,]|and|to|§?(?:E?\d+(?:\.\d+)*))+)/gi
const SECTION = /(?:§(\d+(?:\.\d+)*)|\b(E\d+(?:\.\d+)?))/g

/** The sections of the platform contract: '3.2', 'E4', 'E1.3', and rows of numbered tables and lists: '11.29'. */
export function contractSections(text: string): ReadonlySet<string> {
  const sections = new Set<string>()
  let section = ''
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line)?.[1]
    const row = ROW.exec(line)?.[1]
    if (heading !== undefined) section = heading
    if (row !== undefined) sections.add(row.startsWith('E') ? row : `${section}.${row}`)
    else if (heading !== undefined) sections.add(heading)
  }
  return sections
}

/** Sections of the platform contract that a text cites: 'platform contract §3.2, E4'. */
export const citedSections = (text: string): readonly string[] =>
  [...text.matchAll(CITED)].flatMap(([, list]) => sectionsIn(list ?? ''))

/** Sections cited without the name of the contract: '§8.5'. */
export const sectionsIn = (text: string): readonly string[] =>
  [...text.matchAll(SECTION)].map(([, section, endpoint]) => section ?? endpoint ?? '')
