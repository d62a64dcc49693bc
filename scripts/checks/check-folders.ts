import { describeCircle, folderCircles, readImports } from './folder-circles.ts'

/** Folders in which no folders may need each other. A rule of `.dependency-cruiser.mjs` forbids circles of files. */
const FOLDERS = ['bff']

const circles = folderCircles(await readImports(FOLDERS))
for (const circle of circles) console.error(describeCircle(circle))
process.stdout.write(`${circles.length} circles of folders in ${FOLDERS.join(', ')}\n`)
if (circles.length > 0) process.exitCode = 1
