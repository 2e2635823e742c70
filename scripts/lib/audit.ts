const SERIOUS = ['high', 'critical'] as const;

type Vulnerability = { severity?: string; range?: string };
type Report = {
  vulnerabilities?: Record<string, Vulnerability>;
  metadata?: { vulnerabilities?: unknown };
  message?: string;
};

export type Audit = { checked: false; reason: string } | { checked: true; serious: string[] };

function reportIn(output: string): Report {
  try {
    return JSON.parse(output) ?? {};
  } catch {
    return {};
  }
}

/** Parses `npm audit --json`; a registry without advisories returns an error in place of a report. */
export function auditOf(output: string): Audit {
  const { vulnerabilities = {}, metadata, message } = reportIn(output);
  if (!metadata?.vulnerabilities) return { checked: false, reason: message ?? 'npm audit gave no report' };
  const serious = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => SERIOUS.some((one) => one === severity))
    .map(([name, { severity, range }]) => `${severity}  ${name} ${range ?? ''}`.trimEnd());
  return { checked: true, serious: serious.sort() };
}
