import { describeCircle, folderCircles, readImports } from './folder-circles.ts'

/** The parts without circles of folders, and how loose files count. A rule of `.dependency-cruiser.mjs` forbids circles of files. */
const ROOTS = { bff: 'together', web: 'apart' } as const

for (const [root, looseFiles] of Object.entries(ROOTS)) {
  const circles = folderCircles(await readImports([root]), looseFiles)
  for (const circle of circles) console.error(describeCircle(circle))
  process.stdout.write(`${circles.length} circles of folders in ${root}\n`)
  if (circles.length > 0) process.exitCode = 1
}
