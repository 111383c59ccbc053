/// What a Python program runs at its start: requests of httpx to Google's hosts go through the emulator's proxy.
///
/// The Admin SDK's asynchronous calls set httpx up so that it doesn't look for a proxy. Everything else of httpx stays as
/// it is, and so does a `sitecustomize` that this one hides.
enum PythonShim {
  static func text(proxy: String) -> String {
    let hosts = GoogleHosts.names.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      # Made by `pushwright emulator exec` for one run.
      import importlib.machinery
      import os
      import sys

      _HOSTS = frozenset([\(hosts)])
      _PROXY = "\(proxy)"


      def _redirect(transport, handle, close):
          init = transport.__init__
          plain = getattr(transport, handle)
          end = getattr(transport, close)

          def __init__(self, *args, **kwargs):
              init(self, *args, **kwargs)
              self._pushwright_made = args, kwargs
              self._pushwright = None

          def other(self, request):
              args, kwargs = getattr(self, "_pushwright_made", ((), {"proxy": _PROXY}))
              if request.url.host not in _HOSTS or len(args) > 6 or kwargs.get("proxy") or kwargs.get("uds"):
                  return self
              if self._pushwright is None:
                  made = transport.__new__(transport)
                  init(made, *args, **{**kwargs, "proxy": _PROXY})
                  self._pushwright = made
              return self._pushwright

          def handler(self, request):
              return plain(other(self, request), request)

          async def aclose(self):
              await end(self)
              if getattr(self, "_pushwright", None) is not None:
                  await end(self._pushwright)

          def closing(self):
              end(self)
              if getattr(self, "_pushwright", None) is not None:
                  end(self._pushwright)

          transport.__init__ = __init__
          setattr(transport, handle, handler)
          setattr(transport, close, aclose if close == "aclose" else closing)


      class _Finder:
          @classmethod
          def find_spec(cls, name, path=None, target=None):
              if name != "httpx":
                  return None
              spec = importlib.machinery.PathFinder.find_spec(name, path)
              if spec is None or spec.loader is None:
                  return None
              execute = spec.loader.exec_module

              def exec_module(module):
                  execute(module)
                  _redirect(module.AsyncHTTPTransport, "handle_async_request", "aclose")
                  _redirect(module.HTTPTransport, "handle_request", "close")

              spec.loader.exec_module = exec_module
              return spec


      def _run_hidden():
          here = os.path.dirname(os.path.abspath(__file__))
          paths = [path for path in sys.path if os.path.abspath(path or ".") != here]
          spec = importlib.machinery.PathFinder.find_spec("sitecustomize", paths)
          if spec is None or spec.loader is None:
              return
          from importlib.util import module_from_spec

          module = module_from_spec(spec)
          sys.modules["sitecustomize"] = module
          spec.loader.exec_module(module)


      sys.meta_path.insert(0, _Finder)
      _run_hidden()

      """
  }
}
