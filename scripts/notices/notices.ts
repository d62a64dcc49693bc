import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export interface LicensedPackage {
  readonly name: string
  /** SPDX expression of its package.json; null without one. */
  readonly spdx: string | null
  /** Its licence files; empty without one. */
  readonly text: string
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i
const Package = z.object({ name: z.string(), license: z.string().nullable().catch(null) })

const INTRODUCTION = `# Third-party notices

What the shop ships to browsers beside its own code: the packages of the client, the service worker and the playground. \`npm run notices\` writes this file from the bundles of the last build.
The libraries of the server are installed from npm with their own licences.
`

/** @param folder of an installed package */
export function readLicence(folder: string): LicensedPackage {
  const { name, license } = Package.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file))
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8'))
  return { name, spdx: license, text: texts.map(withoutMargins).join('\n\n') }
}

/**
 * The document: each licence once, with the packages it applies to. Versions are left out, because an update seldom changes a licence.
 * @throws naming packages with neither a licence file nor an SPDX expression
 */
export function renderNotices(packages: readonly LicensedPackage[]): string {
  const unlicensed = packages.filter(({ spdx, text }) => spdx === null && text === '')
  if (unlicensed.length > 0) throw new Error(`No licence: ${unlicensed.map(({ name }) => name).join(', ')}`)
  const groups = Map.groupBy(packages, ({ spdx, text }) =>
    text === '' ? `Licensed under ${spdx}, without a file of its own.` : text,
  )
  const sections = [...groups].map(([text, group]) => {
    const names = [...new Set(group.map(({ name }) => name))].sort()
    return { title: names.join(', '), text }
  })
  sections.sort((one, other) => (one.title < other.title ? -1 : 1))
  return [INTRODUCTION, ...sections.map(({ title, text }) => `## ${title}\n\n\`\`\`text\n${text}\n\`\`\`\n`)].join('\n')
}

/** Without empty lines at both ends and blanks at the ends of lines, in which copies of one licence differ. */
const withoutMargins = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '')
