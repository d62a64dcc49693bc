import { describeCircle, folderCircles, readImports } from './folder-circles.ts'
import { reportProblems } from './report-problems.ts'

/** The parts without circles of folders, and how loose files count. A rule of `.dependency-cruiser.mjs` forbids circles of files. */
const ROOTS = { bff: 'together', web: 'apart' } as const

for (const [root, looseFiles] of Object.entries(ROOTS)) {
  const circles = folderCircles(await readImports([root]), looseFiles)
  reportProblems(circles.map(describeCircle))
  console.info(`${circles.length} circles of folders in ${root}`)
}
