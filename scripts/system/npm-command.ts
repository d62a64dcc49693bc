/**
 * How npm is started. On Windows it is a command file, which Node starts in a shell only.
 * @param parameters without blanks and quotes: a shell would read them
 */
export function npmCommand(parameters: readonly string[], platform: NodeJS.Platform = process.platform) {
  if (platform !== 'win32') return { file: 'npm', parameters, shell: false }
  const unsafe = parameters.find((parameter) => !/^[\w:./-]+$/.test(parameter))
  if (unsafe !== undefined) throw new Error(`npm cannot be started with '${unsafe}' on Windows`)
  return { file: ['npm', ...parameters].join(' '), parameters: [], shell: true }
}
