import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { examples, readSettings } from '../../src/env';
import { showSignOfLife } from '../lib/sign-of-life';

type Probe = { httpGet?: { path: string; port: string }; exec?: { command: string[] } };
type Container = {
  image: string;
  args: string[];
  ports?: { name: string }[];
  env?: { name: string }[];
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  startupProbe?: Probe;
};
type Entity = {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec: {
    selector?: { matchLabels?: object; app?: string };
    scaleTargetRef?: { name: string };
    cluster?: { name: string };
    template?: { metadata?: { labels: object }; spec: { containers: Container[] } };
  };
};

const folder = 'deploy/kubernetes';
const textOf = (...path: string[]): string => readFileSync(join('deploy', ...path), 'utf8');
const kustomization: { resources: string[]; configMapGenerator: [{ literals: string[] }]; images: { name: string }[] } =
  parse(textOf('kubernetes', 'kustomization.yaml'));
const entities: Entity[] = kustomization.resources.flatMap((file) =>
  parseAllDocuments(textOf('kubernetes', file)).map((document) => document.toJS()),
);
const named = (kind: string, name: string) =>
  entities.find((one) => one.kind === kind && one.metadata.name === name) as Entity;
const containers = entities.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
const [app] = named('Deployment', 'segara').spec.template?.spec.containers ?? [];
const [worker] = named('Deployment', 'segara-worker').spec.template?.spec.containers ?? [];

const commands = readdirSync('scripts').map((file) => file.replace(/\.ts$/, '').replace('-', ':'));
const variables = new Set([...Object.keys(examples), 'DATABASE_PASSWORD']);
const settingsOf = (lines: string[]) => Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));

describe('Kubernetes files', () => {
  it('list every file of the folder except the example secret', () => {
    const others = ['kustomization.yaml', 'secret.example.yaml'];
    expect(readdirSync(folder).toSorted()).toEqual([...kustomization.resources, ...others].toSorted());
  });

  it('build with kustomize into the described objects, where it is installed', () => {
    const { status, stdout } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
    const built: Entity[] = status === 0 ? parseAllDocuments(stdout).map((document) => document.toJS()) : entities;
    const nameOf = ({ kind, metadata }: Entity) => `${kind} ${metadata.name}`;
    const described = entities.map(nameOf).toSorted();
    expect(
      built
        .filter(({ kind }) => kind !== 'ConfigMap')
        .map(nameOf)
        .toSorted(),
    ).toEqual(described);
  });

  it('run existing commands in the image of the kustomization', () => {
    for (const { image, args } of containers) {
      expect(kustomization.images.map(({ name }) => name)).toContain(image);
      expect(commands).toContain(args[0]);
    }
  });

  it('set only variables that the app reads, to values that are valid in production', () => {
    const secret: { stringData: object } = parse(textOf('kubernetes', 'secret.example.yaml'));
    const config = settingsOf(kustomization.configMapGenerator[0].literals);
    for (const name of [...Object.keys(config), ...Object.keys(secret.stringData)]) expect(variables).toContain(name);
    for (const { env = [] } of containers) for (const { name } of env) expect(variables).toContain(name);
    const secrets = Object.fromEntries(Object.keys(secret.stringData).map((name) => [name, 'x'.repeat(32)]));
    const source = { ...secrets, SMTP_URL: 'smtp://mail.example', DATABASE_URL: 'postgresql://db/segara', ...config };
    expect(readSettings(source)).toMatchObject({ APP_MODE: 'production', PAYMENT_GATEWAY: 'xendit' });
  });

  it('restart dead instances and route only to ready ones, within a second', () => {
    expect(app?.livenessProbe?.httpGet).toEqual({ path: '/api/health/live', port: 'http' });
    expect(app?.startupProbe?.httpGet?.path).toBe('/api/health/live');
    expect(app?.readinessProbe).toMatchObject({
      httpGet: { path: '/api/health/ready', port: 'http' },
      periodSeconds: 1,
      failureThreshold: 1,
    });
    expect(app?.ports).toContainEqual(expect.objectContaining({ name: 'http' }));
  });

  it('select their own pods', () => {
    const { labels } = named('Deployment', 'segara').spec.template?.metadata ?? {};
    expect(named('Deployment', 'segara').spec.selector?.matchLabels).toEqual(labels);
    expect(named('PodDisruptionBudget', 'segara').spec.selector?.matchLabels).toEqual(labels);
    expect(named('Service', 'segara').spec.selector).toEqual(labels);
    expect(named('HorizontalPodAutoscaler', 'segara').spec.scaleTargetRef?.name).toBe('segara');
    const pooled = named('Pooler', 'segara-pooler').spec.cluster?.name ?? '';
    expect(named('Cluster', pooled)).toBeDefined();
  });

  it('serve stored pages from instances that are not ready while none is ready', () => {
    const [ingress] = entities.filter(({ kind }) => kind === 'Ingress');
    const name = ingress?.metadata.annotations?.['nginx.ingress.kubernetes.io/default-backend'] ?? '';
    const ready = named('Service', 'segara').spec.selector;
    expect(named('Service', name).spec).toMatchObject({ publishNotReadyAddresses: true, selector: ready });
  });

  it('send queries to the pooler and migrations around it', () => {
    const text = (file: string) => textOf('kubernetes', file);
    for (const file of ['app.yaml', 'worker.yaml']) {
      expect(text(file)).toMatch(/name: DATABASE_URL\n\s+value: \S+@segara-pooler:5432/);
      expect(text(file)).toMatch(/name: DATABASE_DIRECT_URL\n\s+value: \S+@segara-database-rw:5432/);
    }
    expect(text('migration.yaml')).not.toContain('segara-pooler');
  });
});

describe('a worker', () => {
  const { services }: { services: { worker: { healthcheck: { test: string[] } } } } = parse(textOf('compose.yaml'), {
    merge: true,
  });
  const [, composed = ''] = services.worker.healthcheck.test;
  const tests = { kubernetes: worker?.livenessProbe?.exec?.command.at(-1) ?? '', compose: composed.replace('$$', '$') };

  it.each(Object.entries(tests))('is dead to %s when its sign of life is old or missing', (_by, command) => {
    const folder = mkdtempSync(join(tmpdir(), 'segara-worker-'));
    const alive = () => spawnSync('sh', ['-c', command.replace('/var/lib/segara', folder)]).status === 0;
    expect(alive()).toBe(false);
    const life = showSignOfLife(folder);
    life.stop();
    expect(alive()).toBe(true);
    const past = Date.now() / 1000 - 180;
    utimesSync(join(folder, 'worker-alive'), past, past);
    expect(alive()).toBe(false);
    rmSync(folder, { recursive: true });
  });
});

describe('compose file', () => {
  type Service = { environment?: Record<string, string>; command?: string[]; depends_on?: object };
  const compose: { services: Record<string, Service> } = parse(textOf('compose.yaml'), { merge: true });
  const { app1, app2, worker, upgrade, proxy } = compose.services;

  it('sets only variables that the app reads, on two instances, a worker and the upgrade', () => {
    for (const service of [app1, app2, worker, upgrade])
      for (const name of Object.keys(service?.environment ?? { none: '' })) expect(variables).toContain(name);
    expect([worker?.command, upgrade?.command].flat().filter((command) => !commands.includes(command ?? ''))).toEqual(
      [],
    );
  });

  it('requires exactly the variables of its example', () => {
    const wanted = [...textOf('compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    const given = [...textOf('compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...new Set(wanted)].toSorted()).toEqual(given.toSorted());
  });

  it('resolves every address in the proxy configuration', () => {
    const wanted = [...textOf('haproxy', 'site.cfg').matchAll(/"\$\{(\w+)\}"/g)].map(([, name]) => name);
    expect(Object.keys(proxy?.environment ?? {}).toSorted()).toEqual([...new Set(wanted)].toSorted());
  });
});

describe('alerts and dashboard', () => {
  const sources = ['src/server/metrics/metrics.ts', 'src/wiring/state-metrics.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const exported = new Set(sources.flatMap((source) => source.match(/(?<=')segara_\w+(?=')/g) ?? []));
  const shown: { panels: { targets: { expr: string }[] }[] } = JSON.parse(textOf('grafana', 'segara.json'));
  const rules: { groups: { rules: { expr: string }[] }[] } = parse(textOf('prometheus', 'alerts.yaml'));
  const expressions = [
    ...shown.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
  ];

  it('use exported metrics only', () => {
    const used = expressions.flatMap((expression) => expression.match(/segara_\w+/g) ?? []);
    expect(used.length).toBeGreaterThan(10);
    for (const name of used) expect(exported).toContain(name.replace(/_(count|bucket|sum)$/, ''));
  });

  it('show every metric', () => {
    const all = expressions.join(' ');
    for (const name of exported) expect(all).toContain(name);
  });
});
