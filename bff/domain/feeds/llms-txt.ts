export interface LlmsLink {
  readonly title: string
  readonly url: string
  readonly note?: string | null
}

export interface LlmsSection {
  readonly title: string
  readonly links: readonly LlmsLink[]
}

export interface LlmsFile {
  readonly name: string
  readonly summary: string
  readonly details: readonly string[]
  /** Sections without links are left out. */
  readonly sections: readonly LlmsSection[]
}

/** A shop in Markdown: a title, a quoted summary, paragraphs, and sections of links. @source https://llmstxt.org */
export const llmsTxt = ({ name, summary, details, sections }: LlmsFile): string =>
  `${[
    `# ${markdown(name)}`,
    `> ${markdown(summary)}`,
    ...details.map(markdown),
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ title, links }) => `## ${markdown(title)}\n\n${links.map(linkItem).join('\n')}`),
  ].join('\n\n')}\n`

const linkItem = ({ title, url, note }: LlmsLink) => `- [${markdown(title)}](${target(url)})${note ? `: ${markdown(note)}` : ''}`

/** Text on one line that means only itself in Markdown. */
const markdown = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/^(?=[#+-])/, '\\')

const target = (url: string) =>
  encodeURI(url.toWellFormed())
    .replaceAll('%25', '%')
    .replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
