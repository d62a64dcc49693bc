/** Checks that THIRD_PARTY_NOTICES.md has the licence of every package in the bundles of the last build, and no others. `--write` writes it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { readCommandLine } from '../command-line.ts'
import { bundledPackages } from '../notices/bundled-packages.ts'
import { readLicence, renderNotices } from '../notices/notices.ts'

const { values } = readCommandLine({
  purpose: 'Checks that THIRD_PARTY_NOTICES.md has the licence of every package in the bundles of the last build, and no others.',
  call: 'npm run notices',
  options: { write: { meaning: 'writes it' } },
})

const DOCUMENT = 'THIRD_PARTY_NOTICES.md'

const packages = bundledPackages()
const notices = renderNotices(packages.map(readLicence))
const isCurrent = readFileSync(DOCUMENT, 'utf8').replaceAll('\r\n', '\n') === notices
if (!isCurrent && values.write) writeFileSync(DOCUMENT, notices)
else if (!isCurrent) {
  console.error(`${DOCUMENT} does not match the bundles: run npm run notices after a build, and commit it`)
  process.exitCode = 1
}
console.info(`${packages.length} packages`)
