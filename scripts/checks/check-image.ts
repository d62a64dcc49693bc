/**
 * Performs the Dockerfile in a scratch folder, starts the services of docker-compose.yml as the images' users would, on new
 * volumes, and asks each for its health and its first page; then the images by themselves. No container engine is needed.
 */
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildImages, type Image } from './image/build-image.ts'
import { parseCompose, type Service } from './image/compose.ts'
import { type Container, type ContainerOptions, startContainer } from './image/container.ts'

/** Where a container listens: its own port, and the one that stands for it on this machine. */
interface Address {
  readonly name: string
  readonly inside: string
  readonly port: number
}

const DOCKERFILE = 'bff/Dockerfile'
const SHOP_PORT = '3000'
const BUILD_STAGE = 'build'
/** What an operator opens of each service that can be reached from outside: of the sandbox, its mail. */
const PAGES: Readonly<Record<string, string>> = { shop: '/', sandbox: '/sandbox' }
const TEST = /\.test(-kit)?\.tsx?$|\/testing\/|^shop\/test\//
const started = Date.now()
/** The images of each Dockerfile by stage. */
const images = new Map<string, ReadonlyMap<string, Image>>()
const scratch = mkdtempSync(join(tmpdir(), 'heartwood-image-'))
chmodSync(scratch, 0o755)
const running: Container[] = []
if (process.getuid?.() !== 0)
  report('not root: everything runs as this user, so that what belongs to whom in the image is not checked')

try {
  await checkServices(parseCompose(readFileSync('docker-compose.yml', 'utf8')))
  await checkImagesAlone()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await Promise.all(running.map((container) => container.stop()))
  rmSync(scratch, { recursive: true, force: true })
}

async function checkServices(services: Record<string, Service>): Promise<void> {
  const addresses = await Promise.all(Object.entries(services).map(([name, service]) => addressOf(name, service)))
  for (const [name, service] of Object.entries(services)) {
    const own = addresses.find((address) => address.name === name)
    const { build, volumes, command, environment, tmpfs, read_only: isReadOnly } = service
    await start(name, imageOf(build.dockerfile, build.target), {
      command,
      healthCheck: service.healthcheck?.test.slice(1),
      environment,
      tmpfs,
      isReadOnly,
      volumes: Object.fromEntries(volumes.map((volume) => mountOf(volume))),
      translate: (text) => addresses.reduce((text, address) => translate(text, address, name), text),
    })
    if (service.ports.length > 0 && own) await checkPage(name, own.port)
  }
}

/** As `docker run` starts them, without any setting: the sandbox writes without a volume, the shop says what it lacks. */
async function checkImagesAlone(): Promise<void> {
  const alone = { name: 'sandbox alone', inside: '8080', port: await freePort() }
  const environment = { SANDBOX_PORT: alone.inside }
  await start(alone.name, imageOf(DOCKERFILE, 'sandbox'), {
    environment,
    translate: (text) => translate(text, alone, alone.name),
  })

  const shop = startContainer(imageOf(DOCKERFILE, 'shop'), join(scratch, 'containers/shop alone'), { translate: (text) => text })
  running.push(shop)
  const output = await shop.stopped()
  if (!/^ *PLATFORM_URL: /m.test(output)) throw new Error(`shop alone does not ask for PLATFORM_URL:\n${output}`)
  report('shop alone: asks for PLATFORM_URL')
}

async function start(name: string, image: Image, options: ContainerOptions): Promise<void> {
  const container = startContainer(image, join(scratch, 'containers', name), options)
  running.push(container)
  await container.healthy().catch((error: Error) => {
    throw new Error(`${name} ${error.message}`)
  })
  report(`${name}: healthy as ${image.user}`)
}

async function checkPage(name: string, port: number): Promise<void> {
  const path = PAGES[name] ?? '/'
  const page = await fetch(`http://127.0.0.1:${port}${path}`)
  const html = await page.text()
  if (page.status !== 200 || !html.includes('<h1')) throw new Error(`${name}: ${path} ${page.status}\n${html.slice(0, 500)}`)
  report(`${name}: ${path} of ${html.length} characters`)
}

function imageOf(dockerfile: string, target?: string): Image {
  const made = images.get(dockerfile) ?? buildImages(readFileSync(dockerfile, 'utf8'), '.', join(scratch, 'images'))
  if (!images.has(dockerfile)) report(`images built: ${[...made.keys()].join(', ')}`)
  images.set(dockerfile, made)
  for (const [stage, { root }] of made) if (stage !== BUILD_STAGE) checkNoTests(stage, root)
  const image = target === undefined ? [...made.values()].at(-1) : made.get(target)
  if (!image) throw new Error(`${dockerfile} has no stage '${target}'`)
  return image
}

/** What runs in production is what is tested, not what tests it. */
function checkNoTests(stage: string, root: string): void {
  const tests = globSync('shop/{bff,sandbox,schema,web,test}/**', { cwd: root }).filter((path) => TEST.test(path))
  if (tests.length > 0) throw new Error(`${stage} has ${tests.length} tests in it: ${tests.slice(0, 3).join(', ')}`)
}

/** `NAME:/FOLDER` as the folder of the container and that of this machine. */
function mountOf(volume: string): [string, string] {
  const [name = '', folder = ''] = volume.split(':')
  return [folder, join(scratch, 'volumes', name)]
}

/** Containers have names and all ports to themselves; here they share those of one machine. */
function translate(text: string, { name, inside, port }: Address, own: string): string {
  if (name !== own) return text.replaceAll(`//${name}:${inside}`, `//127.0.0.1:${port}`)
  return text === inside ? String(port) : text.replaceAll(`//127.0.0.1:${inside}`, `//127.0.0.1:${port}`)
}

async function addressOf(name: string, { environment }: Service): Promise<Address> {
  const inside = Object.entries(environment).find(([variable]) => /^(SANDBOX_)?PORT$/.test(variable))?.[1] ?? SHOP_PORT
  return { name, inside, port: await freePort() }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function report(text: string): void {
  console.info(`${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`)
}
