using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "checks", worker = .checks),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
);

const checks :Workerd.Worker = (
  modules = [
    (name = "worker.mjs", esModule = embed "worker.mjs"),
    (name = "conformance.mjs", esModule = embed "conformance.mjs"),
  ],
  bindings = [(name = "baseUrl", fromEnvironment = "MOCK_ADDRESS")],
  compatibilityDate = "2026-11-01",
);
