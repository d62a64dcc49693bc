import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { STAMP_FILE } from '../../build-stamp.ts'
import { dockerIgnore } from './build-context.ts'
import { copyTree } from './copy-tree.ts'
import { parseCommand, parseDockerfile, type Step } from './dockerfile.ts'

/** An image as a folder. */
export interface Image {
  /** The folder that is `/` to its processes. */
  readonly root: string
  readonly directory: string
  readonly user: string
  readonly environment: Readonly<Record<string, string>>
  readonly command: readonly string[]
  /** What asks a container how it is. */
  readonly healthCheck: readonly string[]
}

/** Users of the official Node images. */
export const USERS: Readonly<Record<string, number>> = { root: 0, node: 1000 }
const isRoot = process.getuid?.() === 0
const NODE_MODULES = 'node_modules'
const INSTALLED = `${NODE_MODULES}/.package-lock.json`

/**
 * Performs the steps of a Dockerfile in a folder, as far as what follows from them can be seen without a container engine: which
 * files are there, and whose they are. What npm installs is linked from the project when both have the same lockfile, and a
 * build is taken from it when it was made of the same sources; every other command runs.
 * @returns the images by the names of their stages, in order
 * @throws on an instruction it does not know, and when a command fails
 */
export function buildImages(dockerfile: string, context: string, folder: string): ReadonlyMap<string, Image> {
  const images = new Map<string, Image>()
  for (const { name, base, steps } of parseDockerfile(dockerfile)) {
    const image = startingImage(images.get(base), join(folder, name))
    images.set(
      name,
      steps.reduce((image, step) => perform(step, image, { context, images }), image),
    )
  }
  return images
}

/** What another stage made, or the files of an official Node image that matter here. */
function startingImage(base: Image | undefined, root: string): Image {
  if (!base) return nodeImage(root)
  copyTree(base.root, root, { isLinked: true, owner: 'kept' })
  return { ...base, root }
}

function nodeImage(root: string): Image {
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true })
  copyTree(process.execPath, join(root, 'usr/local/bin/node'), { isLinked: true })
  mkdirSync(join(root, 'tmp'))
  chmodSync(join(root, 'tmp'), 0o1777)
  return { root, directory: '/', user: 'root', environment: {}, command: [], healthCheck: [] }
}

interface Build {
  readonly context: string
  readonly images: ReadonlyMap<string, Image>
}

function perform(step: Step, image: Image, build: Build): Image {
  const { instruction, text } = step
  if (instruction === 'WORKDIR') {
    mkdirSync(inImage(image, text), { recursive: true })
    return { ...image, directory: posix.resolve(image.directory, text) }
  }
  if (instruction === 'ENV') return { ...image, environment: { ...image.environment, ...assignments(text) } }
  if (instruction === 'USER') return { ...image, user: text }
  if (instruction === 'CMD') return { ...image, command: parseCommand(text) }
  if (instruction === 'HEALTHCHECK') return { ...image, healthCheck: parseCommand(text.replace(/^.*?CMD\s+/, '')) }
  if (instruction === 'EXPOSE') return image
  if (instruction === 'COPY') copy(step, image, build)
  else if (instruction === 'RUN') run(text, image, build)
  else throw new Error(`Dockerfile: the check does not know ${instruction}`)
  return image
}

/** A path of an image's processes on this machine. */
export function inImage({ root, directory }: Pick<Image, 'root' | 'directory'>, path: string): string {
  return join(root, posix.resolve(directory, path))
}

function copy({ flags, text }: Step, image: Image, { context, images }: Build): void {
  const names = text.split(/\s+/)
  const target = names.pop() ?? ''
  const source = flags.from === undefined ? null : images.get(flags.from)
  if (source === undefined) throw new Error(`Dockerfile: COPY --from=${flags.from} names no stage`)
  const owner = flags.chown === undefined || !isRoot ? undefined : userId(flags.chown.split(':')[0] ?? '')
  const isIgnored = source ? undefined : dockerIgnore(readFileSync(join(context, '.dockerignore'), 'utf8'))
  for (const name of names) {
    const from = source ? inImage({ ...source, directory: '/' }, name) : join(context, name)
    if (isIgnored?.(posix.normalize(name))) throw new Error(`Dockerfile: COPY ${name}, but .dockerignore leaves it out`)
    const isFolder = statSync(from).isDirectory()
    const to = inImage(image, isFolder || !target.endsWith('/') ? target : join(target, posix.basename(name)))
    copyTree(from, to, {
      isLinked: source !== null,
      ...(owner !== undefined && { owner }),
      ...(isIgnored && { isIgnored }),
    })
  }
}

function run(text: string, image: Image, { context }: Build): void {
  for (const command of text.split('&&').map((part) => part.trim())) {
    if (/^npm ci\b/.test(command) && isInstalledIn(context, image)) {
      linkModules(context, image)
      if (command.includes('--omit=dev')) runCommand(command.replace('npm ci', 'npm prune'), image)
    } else if (command === 'npm run build' && isBuiltIn(context, image)) copyTree(join(context, 'dist'), inImage(image, 'dist'))
    else runCommand(command, image)
  }
}

/** Whether the project's modules are those of the image's lockfile. */
function isInstalledIn(context: string, image: Image): boolean {
  const isSame = readFileSync(join(context, 'package-lock.json')).equals(readFileSync(inImage(image, 'package-lock.json')))
  return isSame && existsSync(join(context, INSTALLED)) && mtime(context, INSTALLED) >= mtime(context, 'package-lock.json')
}

function mtime(folder: string, file: string): number {
  return statSync(join(folder, file)).mtimeMs
}

/** npm writes its own list of them where it stands, so that one is copied. */
function linkModules(context: string, image: Image): void {
  copyTree(join(context, NODE_MODULES), inImage(image, NODE_MODULES), {
    isLinked: true,
    isIgnored: (path) => /^\.(cache|vite)/.test(path),
  })
  rmSync(inImage(image, INSTALLED))
  copyFileSync(join(context, INSTALLED), inImage(image, INSTALLED))
}

/** Whether the project holds a build of what stands in the image. */
function isBuiltIn(context: string, image: Image): boolean {
  const stamp = join(context, STAMP_FILE)
  if (!existsSync(stamp)) return false
  const program = "import { buildStamp } from './scripts/build-stamp.ts'; process.stdout.write(buildStamp())"
  const digest = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: inImage(image, '.') })
  return digest.toString() === readFileSync(stamp, 'utf8')
}

function runCommand(command: string, image: Image): void {
  const here = command
    .replace(/(^|\s)\/(?=\S)/g, (_, space: string) => `${space}${image.root}/`)
    .replace(/\bchown (\S+)/g, (_, owner: string) => `chown ${isRoot ? ownerIds(owner) : process.getuid?.()}`)
  execFileSync('sh', ['-ec', here], {
    cwd: inImage(image, '.'),
    env: { ...process.env, ...image.environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

function ownerIds(owner: string): string {
  return owner.split(':').map(userId).join(':')
}

/** @throws for a user the base image does not have */
export function userId(name: string): number {
  const id = USERS[name] ?? Number(name)
  if (Number.isNaN(id)) throw new Error(`Dockerfile: the base image has no user '${name}'`)
  return id
}

function assignments(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, name = '', value = '']) => [name, value.replaceAll('"', '')]),
  )
}
