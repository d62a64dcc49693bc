import ts from 'typescript'

/** The compiler options of the project. */
export function readCompilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  return ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, '.').options
}
