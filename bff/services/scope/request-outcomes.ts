/** Receives what operators want to know of a request beside its answer. */
export interface RequestOutcomes {
  /** A part of the answer failed. @param code of the closed list of error codes */
  failed(code: string): void
}

export const NO_OUTCOMES: RequestOutcomes = { failed: () => undefined }
