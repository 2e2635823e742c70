import { expect, test } from 'vitest';
import { auditOf } from './audit';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: { total: 3 } } });

test('auditOf names the packages with a high or critical vulnerability', () => {
  const found = {
    sharp: { severity: 'critical', range: '<0.32.6' },
    next: { severity: 'high', range: '14.0.0 - 14.2.24' },
    cookie: { severity: 'low', range: '<0.7.0' },
    undici: { severity: 'moderate' },
  };
  expect(auditOf(report(found))).toEqual({
    checked: true,
    serious: ['critical  sharp <0.32.6', 'high  next 14.0.0 - 14.2.24'],
  });
  expect(auditOf(report({}))).toEqual({ checked: true, serious: [] });
});

test('auditOf gives a reason when the registry has no advisories or does not answer', () => {
  const refused = '{"message": "405 Method Not Allowed", "statusCode": 405, "error": {"summary": ""}}';
  expect(auditOf(refused)).toEqual({ checked: false, reason: '405 Method Not Allowed' });
  for (const output of ['', 'null', 'npm error network', '{}'])
    expect(auditOf(output)).toEqual({ checked: false, reason: 'npm audit gave no report' });
});
