let prefix = ''

/** Sets the store view of the open page. @param basePath prefix of its paths: '/de'; empty for the default one */
export const connectTo = (basePath: string) => {
  prefix = basePath
}

/** Address of the open page's GraphQL server. */
export const pageEndpoint = (): string => new URL(`${prefix}/graphql`, location.href).href
