/**
 * Performs the steps of bff/Dockerfile in scratch folders, starts the images and asks each for its health and a page, and the shop for a file
 * of the build that is in `dist` already. No container engine is needed. Users, read-only file systems and volumes need a container engine and are left to `docker compose up --wait` in the CI workflow.
 */
import { execSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob, posix, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readCommandLine } from '../command-line.ts'

readCommandLine({
  purpose:
    'Performs the steps of bff/Dockerfile in scratch folders, starts the images and asks each for its health and a page. No container engine is needed.',
  call: 'npm run check:image',
})

/** The base image: Node is this process's. */
const BASE = { root: '', directory: '/', environment: {} as Record<string, string>, command: [''], healthCheck: [''] }
type Image = typeof BASE

const HEALTHY_WITHIN_MS = 90_000
/** Below the ports that Linux gives to clients. */
const PORT = 20_000 + (process.pid % 6000) * 2
const TEST = /\.test(-kit)?\.tsx?$|\/testing\/|^shop\/test\//
/** With this process's Node, whichever the machine has. */
const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
const scratch = mkdtempSync(join(tmpdir(), 'heartwood-image-'))
const images = new Map<string, Image>()
const running: ReturnType<typeof spawn>[] = []

try {
  const dockerfile = readFileSync('bff/Dockerfile', 'utf8').replace(/^\s*#.*\n|\\\n\s*/gm, '')
  for (const stage of dockerfile.split(/^FROM /m).slice(1)) buildImage(stage)
  await start('sandbox', '/sandbox', PORT, { SANDBOX_PORT: `${PORT}` })
  await start('shop', '/', PORT + 1, { PORT: `${PORT + 1}`, PLATFORM_URL: `http://127.0.0.1:${PORT}` })
  await checkPreviousBuild()
} finally {
  for (const child of running) child.kill('SIGKILL')
  rmSync(scratch, { recursive: true, force: true })
}

/** @throws on an instruction it does not know, and if a command fails */
function buildImage(stage: string): void {
  const [, base = '', name = ''] = /^(\S+) AS (\S+)/.exec(stage) ?? []
  const from = images.get(base) ?? BASE
  if (from.root) cpSync(from.root, join(scratch, name), { recursive: true, verbatimSymlinks: true })
  const lines = stage.split('\n').slice(1).filter(Boolean)
  images.set(name, lines.reduce<Image>(perform, { ...from, root: join(scratch, name) }))
  console.info(`${name}: built`)
}

function perform(image: Image, line: string): Image {
  const [, instruction = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
  const folder = join(image.root, image.directory)
  if (instruction === 'ENV') return { ...image, environment: { ...image.environment, ...Object.fromEntries([text.split('=')]) } }
  if (instruction === 'CMD') return { ...image, command: JSON.parse(text) }
  if (instruction === 'HEALTHCHECK') return { ...image, healthCheck: JSON.parse(text.replace(/^.*?CMD /, '')) }
  if (instruction === 'WORKDIR') {
    mkdirSync(join(image.root, text), { recursive: true })
    return { ...image, directory: posix.resolve(image.directory, text) }
  }
  if (instruction === 'COPY') copy(text, folder)
  // The users of the image are not those of this machine.
  else if (instruction === 'RUN')
    execSync(text.replace(/chown \S+/g, 'ls -d'), { cwd: folder, env: { ...process.env, ...image.environment, PATH } })
  else if (!/^(USER|EXPOSE)$/.test(instruction)) throw new Error(`Dockerfile: the check does not know '${line}'`)
  return image
}

function copy(text: string, folder: string): void {
  const [, stage, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(text) ?? []
  const [target = '', ...names] = paths.split(' ').reverse()
  for (const name of names)
    cpSync(
      stage === undefined ? name : join(scratch, stage, name),
      join(folder, target.endsWith('/') ? join(target, name) : target),
      {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => stage !== undefined || !ignored.some((pattern) => matchesGlob(relative('.', path), pattern)),
      },
    )
}

/** The image brings the files of the build that its context contained. */
async function checkPreviousBuild(): Promise<void> {
  const [file] = existsSync('dist/client/assets') ? globSync('*.js', { cwd: 'dist/client/assets' }) : []
  if (file === undefined) return
  const { status } = await fetch(`http://127.0.0.1:${PORT + 1}/assets/${file}`)
  const isKept = existsSync(join(scratch, 'shop/shop/dist/previous/assets', file))
  if (status !== 200 || !isKept) throw new Error(`shop: /assets/${file} of the build before: ${status}`)
  console.info('shop: has the files of the build before')
}

async function start(name: string, page: string, port: number, settings: Record<string, string>): Promise<void> {
  const image = images.get(name)
  if (!image) throw new Error(`Dockerfile: no stage '${name}'`)
  const { command, healthCheck, directory, root, environment } = image
  const tests = globSync('shop/{bff,sandbox,schema,web,test}/**', { cwd: root }).filter((path) => TEST.test(path))
  if (tests.length > 0) throw new Error(`${name} contains ${tests.length} tests: ${tests.slice(0, 3).join(', ')}`)
  const options = { cwd: join(root, directory), env: { PATH, ...environment, ...settings } }
  const [[program = '', ...parameters], [check = '', ...rest]] = [command, healthCheck]
  const child = spawn(program, parameters, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  running.push(child)
  const deadline = Date.now() + HEALTHY_WITHIN_MS
  while (spawnSync(check, rest, options).status !== 0) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${name} is not healthy`)
    await delay(500)
  }
  const response = await fetch(`http://127.0.0.1:${port}${page}`)
  if (response.status !== 200 || !(await response.text()).includes('<h1')) throw new Error(`${name}: ${page} ${response.status}`)
  console.info(`${name}: healthy, and ${page} answers`)
}
